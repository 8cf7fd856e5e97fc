"""What one seat may know of a deal of Single: views, samples, and what is to be seen."""
