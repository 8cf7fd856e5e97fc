"""
The compiled build: what stands between ``src`` and a wheel with machine code in it.

``VORHAND_NATIVE=1`` has the build hook in ``hatch_build.py`` come here. Nothing in ``src`` is
written twice: the modules that are named in `native.plan` are read, their frozen classes are
written out as plain ones that mypyc makes native, and the result is compiled in a folder that is
thrown away. See docs/decisions/compiled.md.

    plan        which modules are compiled, and what has to be known of single classes
    reading     the source as syntax trees: where a name comes from, what a class has above it
    frozen      what a native class is made of
    rewriting   types, functions and methods as the compiler is to have them
    mixins      the methods of mixins, copied in
    classes     reading a frozen class
    writing     the native class as code
    bases       the base classes that the compiler does not see
    unrolling   functions that make functions
    modules     a module, rewritten around its classes
    staging     the folder in which everything stands that is compiled
    describing  docstrings, which the compiler leaves out
    compiling   mypyc and the C compiler
    lent        what native classes borrow from attrs when they are imported; part of the wheel
"""
