import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/** What holds no alternatives of the whole pattern: escapes, classes, and groups without a group in them. */
const INNER = /\\.|\[(?:\\.|[^\]\\])*\]|\((?:[^()])*\)/gsu;

/**
 * A pattern is a regular expression: with another nothing that has it can be checked, and every example of it fails. It
 * begins with ^ and ends with $: without them, one digit in a text makes the text pass.
 */
export const rule: Rule = () =>
  eachSchema(({ pattern }, { report, location }) => {
    if (typeof pattern !== 'string') return;
    const message = faultOf(pattern);
    if (message !== undefined) report({ message, location: location.child('pattern') });
  });

function faultOf(pattern: string): string | undefined {
  try {
    RegExp(pattern, 'u');
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /, '') : String(error);
    return `The pattern is not a regular expression: ${reason}. Correct it; a \\ that is meant as such is \\\\.`;
  }
  const alternatives = withoutInner(pattern).split('|');
  if (alternatives.every((part) => part.startsWith('^') && part.endsWith('$'))) return undefined;
  const bare = pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
  const whole = alternatives.length > 1 ? `(${bare})` : bare;
  return `The pattern lets a text pass of which only a part fits. Write ^${whole}$.`;
}

function withoutInner(pattern: string): string {
  const outer = pattern.replaceAll(INNER, '.');
  return outer === pattern ? outer : withoutInner(outer);
}
