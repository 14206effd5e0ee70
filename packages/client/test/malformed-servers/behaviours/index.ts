import type { Behaviour } from '../behaviour.ts';
import { BODIES, ENCODINGS } from './bodies.ts';
import { CONNECTIONS, FILES } from './connections.ts';
import { HEADS } from './heads.ts';

/** All behaviours. */
export const BEHAVIOURS: Behaviour[] = [...BODIES, ...ENCODINGS, ...HEADS, ...CONNECTIONS, ...FILES];
