"""The games as other programs know games: each adapter needs the package that it is for."""
