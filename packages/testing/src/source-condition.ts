/** The condition of `exports` under which workspaces offer their sources. */
export const SOURCE = '@telephony/source';

/** The environment in which a program of Node imports workspaces as sources; outside of the repository there are none. */
export const sourceEnvironment = { NODE_OPTIONS: `--conditions=${SOURCE}` } as const;
