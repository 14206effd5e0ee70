@rem The scripts of package.json begin with exec, so that no shell stands between npm and a command. Windows has none.
@%*
