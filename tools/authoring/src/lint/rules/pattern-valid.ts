import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/** A pattern is a regular expression: with another nothing that has it can be checked, and every example of it fails. */
export const rule: Rule = () =>
  eachSchema(({ pattern }, { report, location }) => {
    if (typeof pattern !== 'string') return;
    try {
      RegExp(pattern, 'u');
    } catch (error) {
      const reason = error instanceof Error ? error.message.replace(/^.*: /, '') : String(error);
      const message = `The pattern is not a regular expression: ${reason}. Correct it; a \\ that is meant as such is \\\\.`;
      report({ message, location: location.child('pattern') });
    }
  });
