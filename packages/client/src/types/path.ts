import type { paths } from '../generated/schema.ts';

/** Every path template of the contract, such as `/cdrs/{id}`. */
export type Path = keyof paths;

/** The HTTP verbs as methods of a path: `pbx['/cdrs'].get()`. */
export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The verbs of one path. */
export type VerbOf<P extends Path> = keyof paths[P] & Verb;

/** The paths that have a verb. */
export type PathOf<V extends Verb> = { [P in Path]: V extends keyof paths[P] ? P : never }[Path];
