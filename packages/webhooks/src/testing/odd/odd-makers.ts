import type { OddName } from './odd-body.ts';
import type { OddMaker } from './odd-maker.ts';
import { OTHERS } from './other-bodies.ts';
import { READABLE } from './readable-bodies.ts';

/** How all of them are made. */
export const ODD_MAKERS: Readonly<Record<OddName, OddMaker>> = { ...READABLE, ...OTHERS };
