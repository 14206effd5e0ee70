import type { Contract } from '../contract/contract.ts';
import { type JsonSchema, type Parameter, resolve } from '../contract/openapi-document.ts';
import type { Operation } from '../contract/operation.ts';
import type { FieldError } from '../contract/schemas.ts';
import { Refusal } from './refusal.ts';

/**
 * The query parameters of a request that the contract knows, parsed and checked; others are left out.
 *
 * @param query As the server has split it: a name that is there twice has a list.
 * @throws Refusal 400.
 */
export function readQuery(
  { document, schemas }: Contract,
  operation: Operation,
  query: Record<string, string | string[] | undefined>,
): object {
  const errors: FieldError[] = [];
  const values: Record<string, unknown> = {};
  for (const parameter of operation.queryParameters) {
    const { name } = parameter;
    const schema = parameter.content?.['application/json']?.schema ?? parameter.schema ?? {};
    try {
      const value = valueOf(parameter, resolve<JsonSchema>(document, schema), query);
      if (value === undefined) {
        if (parameter.required) errors.push({ field: name, message: 'is required' });
        continue;
      }
      errors.push(...schemas.check(schema, value, name));
      values[name] = value;
    } catch (error) {
      errors.push({ field: name, message: (error as Error).message });
    }
  }
  if (errors.length > 0) throw new Refusal(400, `${errors[0]!.field} ${errors[0]!.message}`, errors);
  return values;
}

function valueOf(
  parameter: Parameter,
  schema: JsonSchema,
  query: Record<string, string | string[] | undefined>,
): unknown {
  if (parameter.style === 'deepObject') return deepObject(parameter.name, query);
  const text = query[parameter.name];
  if (text === undefined) return undefined;
  if (Array.isArray(text)) throw new Error('must be given once');
  if (parameter.content) return parseJson(text);
  if (schema['type'] === 'integer' || schema['type'] === 'number')
    return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  return text;
}

/** `fields[cdrs]=id,calldate` (style deepObject). */
function deepObject(name: string, query: Record<string, string | string[] | undefined>): object | undefined {
  const members = Object.entries(query).flatMap(([key, text]) => {
    const [, member] = key.startsWith(`${name}[`) ? (/\[([^\]]+)\]$/.exec(key) ?? []) : [];
    return member === undefined || typeof text !== 'string' ? [] : [[member, text] as const];
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error('is not JSON', { cause });
  }
}
