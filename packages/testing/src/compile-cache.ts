import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The environment in which Node keeps what it has compiled, and stripped of types, for the next process: programs of the
 * repository that tests start again and again start in half the time. Not for programs in temporary folders, whose
 * compiled code nobody would ask for again.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'telephony-compile-cache') } as const;
