import type { OddBody } from './odd-body.ts';

/** An event as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

type Made = string | Uint8Array<ArrayBuffer>;

/** How an odd body is made of an event. */
export interface OddMaker extends Pick<OddBody, 'about' | 'should'> {
  make: (event: Fields) => Made | Promise<Made>;
  headers?: Record<string, string>;
}

/** Text outside of ASCII, so that a wrong character set shows. */
export const NAME = 'Zoë Ångström';
