import type { Contract } from '../contract.ts';
import type { FieldError } from '../validation/field-error.ts';
import { parseJson } from './parse-json.ts';
import type { PlannedParameter } from './request-plan.ts';
import { typedText } from './typed-text.ts';
import { Unreadable } from './unreadable.ts';
import type { Typing } from './written.ts';

/** What a parameter can mean, the likeliest first; undefined where it is not there. */
export type Meanings = ((typing: Typing) => readonly unknown[]) | Unreadable | undefined;

/** Where values and errors of a place go. */
export interface Settled {
  values: Record<string, unknown>;
  errors: FieldError[];
}

const asItIs: Typing = (_, text) => text;

/** Takes what a parameter means if its schema allows it, and else says what is wrong with the likeliest meaning. */
export function settleParameter(
  { schemas }: Pick<Contract, 'schemas'>,
  { name, schema, required }: PlannedParameter,
  meanings: Meanings,
  { values, errors }: Settled,
): void {
  if (meanings === undefined) {
    if (required) errors.push({ field: name, message: 'is required' });
    return;
  }
  if (meanings instanceof Unreadable) {
    errors.push({ field: name, message: meanings.message });
    return;
  }
  try {
    const [first, ...others] = meanings(typedText);
    const found = schemas.check(schema, first, name);
    if (found.length === 0) {
      values[name] = first;
      return;
    }
    // What looks like a number can be meant as a text: the schema decides.
    const other = [...others, ...meanings(asItIs)].find((meaning) => schemas.allows(schema, meaning));
    if (other === undefined) for (const error of found) errors.push(error);
    else values[name] = other;
  } catch (error) {
    // Values within values, thousands deep, end the stack of a validator.
    if (!(error instanceof RangeError)) throw error;
    errors.push({ field: name, message: 'has values within values too deep to be checked' });
  }
}

/** What a text means that is one value: JSON, or plain. */
export function meaningsOfText({ isJson, shape }: PlannedParameter, text: string): Meanings {
  if (!isJson) return (typing) => [typing(shape.types, text)];
  const value = parseJson(text);
  return value instanceof Unreadable ? value : () => [value];
}
