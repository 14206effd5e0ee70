/** The request of a tool: arguments by the names of the contract, read as the command line reads its flags. */
import type { CoreOptions } from '@telephony/client';
import { nearest, type Operation } from '@telephony/contract/reading';
import { allOperations } from '../contract/contract.ts';
import { type Field, fieldsOf, isFilterable } from '../contract/fields.ts';
import { dateField } from '../contract/filter.ts';
import { usage } from '../exit.ts';
import { attributeOf, readRequest } from '../operation/request.ts';

/** @throws UserError that names the nearest operation. */
export function operationNamed(name: string): Operation {
  const operations = allOperations();
  const found = operations.find(({ operationId }) => operationId === name);
  if (found) return found;
  const near = nearest(
    name,
    operations.map(({ operationId }) => operationId),
  );
  throw usage(`"${name}" is no operation. ${near ? `Did you mean ${near}?` : 'Find it with search.'}`);
}

/**
 * The request of an operation.
 *
 * @throws UserError for an argument that the operation does not take, and for values that are not of their type.
 */
export async function requestOf(
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
  body?: unknown,
): Promise<CoreOptions> {
  const fields = fieldsOf(operation).filter(({ place }) => place !== 'body');
  const conditions = new Set(isFilterable(operation) ? ['filter', 'since', 'until'] : []);
  if (dateField(operation) === undefined) for (const name of ['since', 'until']) conditions.delete(name);
  const flags: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (conditions.has(name)) flags[name] = name === 'filter' ? [value].flat().map(String) : String(value);
    else {
      const field = fields.find(({ path }) => path[0] === name);
      if (!field) throw usage(unknownArgument(operation, name, [...fields.map(nameOf), ...conditions]));
      if (field.place !== 'path') flags[attributeOf(field.flag)] = textsOf(value);
    }
  }
  const inPath = fields.filter(({ place }) => place === 'path');
  const args = inPath.map((field) => pathText(field, given[nameOf(field)]));
  return readRequest(operation, args, {
    ...flags,
    ...(body !== undefined && { data: JSON.stringify(body) }),
  });
}

const nameOf = ({ path }: Field): string => path[0] ?? '';

function unknownArgument({ operationId }: Operation, name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  const hint = near ? `Did you mean ${near}?` : names.length > 0 ? `It takes ${names.join(', ')}.` : '';
  return `"${name}" is no argument of ${operationId}. ${hint}`.trim();
}

function textsOf(value: unknown): string | string[] | boolean {
  if (Array.isArray(value)) return value.map((one) => textsOf(one) as string);
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** @throws UserError for what would lead to another path than that of a record. */
function pathText(field: Field, value: unknown): string | string[] {
  const texts = [value ?? []].flat().map(String);
  if (texts.length === 0 || texts.some((text) => /^[.\s]*$/.test(text)))
    throw usage(`${nameOf(field)} must be given in arguments.`);
  if (texts.length > 1 && !field.isList) throw usage(`${nameOf(field)} takes one value.`);
  return field.isList ? texts : texts[0]!;
}
