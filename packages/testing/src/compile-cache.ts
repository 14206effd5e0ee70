import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Lets Node keep compiled code for the next start of a program of this repository, which then takes half the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'telephony-compile-cache') } as const;
