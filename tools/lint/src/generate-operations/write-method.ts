import { ONE_FORM } from './one-form.ts';
import type { NamedOperation } from './named-operation.ts';
import { writeArguments } from './write-arguments.ts';
import { writeNotes } from './write-notes.ts';

/** An operation as a method of an interface. */
export function writeMethod(operation: NamedOperation): string {
  return `${writeNotes(operation.notes)}
${operation.name}(${writeArguments(operation)}): Promise<${resultOf(operation)}>;`;
}

/** The type of what an operation resolves to under its name. */
export function resultOf({ name, result, isFile }: NamedOperation): string {
  return isFile ? 'Download' : (ONE_FORM[name]?.result ?? result);
}
