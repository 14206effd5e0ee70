export type { Body, OptionsOf, Query, RequestBody } from './body.ts';
export type { CallOptions } from './call-options.ts';
export type { DeleteAllOptions } from './delete-all.ts';
export type { Page } from './page.ts';
export type { FilePath } from '../generated/paths.ts';
export type { Path, PathOf, Verb, VerbOf } from './path.ts';
export type { RawResult } from './raw-result.ts';
export type { Calls, RawCalls, Telephony } from './telephony.ts';
