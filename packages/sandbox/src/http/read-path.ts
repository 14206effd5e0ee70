import type { Contract } from '../contract/contract.ts';
import { type JsonSchema, resolve } from '../contract/openapi-document.ts';
import { declaredStatus, type Operation } from '../contract/operation.ts';
import type { FieldError } from '../contract/schemas.ts';
import { declaredRefusal } from './declared-refusal.ts';
import { Refusal } from './refusal.ts';

/**
 * The path parameters of a request, numbers as numbers and lists as arrays. Where the operation declares no status that
 * could refuse them, they are taken as they are: nothing is found under them.
 *
 * @throws Refusal 400.
 */
export function readPath(
  { document, schemas }: Contract,
  operation: Operation,
  texts: Record<string, string>,
): object {
  const errors: FieldError[] = [];
  const values: Record<string, unknown> = {};
  for (const { name, schema = {} } of operation.pathParameters) {
    const text = texts[name] ?? '';
    const resolved = resolve<JsonSchema>(document, schema);
    const value = resolved['type'] === 'array' ? text.split(',').map(numberOrText) : asTyped(resolved, text);
    errors.push(...schemas.check(schema, value, name));
    values[name] = value;
  }
  if (errors.length === 0) return values;
  const refusal = new Refusal(400, `${errors[0]!.field} ${errors[0]!.message}`, errors);
  const { status } = declaredRefusal(operation, refusal);
  if (declaredStatus(operation, status) !== undefined) throw refusal;
  return values;
}

const INTEGER = /^-?\d{1,15}$/;

function numberOrText(text: string): number | string {
  return INTEGER.test(text) ? Number(text) : text;
}

function asTyped({ type }: JsonSchema, text: string): number | string {
  return type === 'string' ? text : numberOrText(text);
}
