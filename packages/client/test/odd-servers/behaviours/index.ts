import type { Behaviour } from '../behaviour.ts';
import { BODIES } from './bodies.ts';
import { CONNECTIONS } from './connections.ts';
import { ENCODINGS } from './encodings.ts';
import { FILES } from './files.ts';
import { HEADS } from './heads.ts';

/** All behaviours. */
export const BEHAVIOURS: Behaviour[] = [...BODIES, ...ENCODINGS, ...HEADS, ...CONNECTIONS, ...FILES];
