#%Module1.0
# Puts Steelyard into the path. Read by Environment Modules and by Lmod.

set bin @BIN@

module-whatis "Steelyard: where a parallel program's time goes"
proc ModulesHelp {} {
    puts stderr "Put `steelyard run` in front of the command that starts your program: steelyard run mpirun -n 4 ./app"
}
conflict steelyard
prepend-path PATH $bin
# Without MANPATH manual pages are found by way of PATH; with it they are not.
if {[info exists env(MANPATH)] && $env(MANPATH) ne ""} {
    prepend-path MANPATH [file join [file dirname $bin] share man]
}
