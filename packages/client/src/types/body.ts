import type { paths } from '../generated/schema.ts';
import type { Options } from './options.ts';
import type { Path, VerbOf } from './path.ts';
import type { Success } from './success.ts';

/** What a call resolves to: `Body<'/cdrs/{id}', 'get'>`. */
export type Body<P extends Path, V extends VerbOf<P>> = Success<paths[P][V]>;

/** The options of a call: `OptionsOf<'/calls', 'post'>`. */
export type OptionsOf<P extends Path, V extends VerbOf<P>> = Options<paths[P][V]>;

/** The query parameters of a call; `never` if it has none. */
export type Query<P extends Path, V extends VerbOf<P>> =
  OptionsOf<P, V> extends { query?: infer Q } ? (unknown extends Q ? never : NonNullable<Q>) : never;

/** The body that a call sends; `never` if it sends none. */
export type RequestBody<P extends Path, V extends VerbOf<P>> =
  OptionsOf<P, V> extends { body: infer B } ? B : never;
