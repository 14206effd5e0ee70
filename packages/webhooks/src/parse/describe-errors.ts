import type { CheckError } from './check.ts';
import type { EventIssue } from './invalid-event-error.ts';
import { nameOfType, typeName } from './type-name.ts';

/** Describes the errors that a check has found, without the values of the body. */
export function describeErrors(errors: readonly CheckError[], body: object): [EventIssue, ...EventIssue[]] {
  const [first, ...rest] = errors.map((error) => describe(error, body));
  return [first ?? { field: '', message: 'does not meet the contract' }, ...rest];
}

function describe({ instancePath, keyword, params }: CheckError, body: object): EventIssue {
  // The checks name properties of the contract, which contain neither `~` nor `/`.
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required')
    return { field: [...path, String(params['missingProperty'])].join('.'), message: 'is missing' };
  const field = path.join('.');
  if (keyword === 'type') {
    const wanted = [params['type']].flat().map((type) => nameOfType(String(type)));
    return { field, message: `is ${typeName(valueAt(body, path))}, not ${listed(wanted)}` };
  }
  if (keyword === 'pattern') return { field, message: `does not have the form ${String(params['pattern'])}` };
  return { field, message: `violates \`${keyword}\` of the contract` };
}

function valueAt(body: object, path: string[]): unknown {
  let value: unknown = body;
  for (const name of path) value = typeof value === 'object' && value ? Reflect.get(value, name) : undefined;
  return value;
}

/** `a`, `a or b`, `a, b or c`. */
function listed(words: string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}
