import type { Subject } from './usage/statement.ts';

/** Code of a user that does not compile any more. */
export interface TypeBreak {
  /** A sentence. */
  text: string;
  subject: Subject;
  /** The code of the compiler's error, such as TS2322. */
  code: string;
}
