import { type Contract, readContract } from '../contract.ts';
import { isJsonObject, type JsonSchema } from '../document/openapi-document.ts';
import { childPointer, type Located, pointerOf, resolvePointer } from '../document/references.ts';
import { strictDocument } from '../document/walk-contract.ts';
import type { Operation } from '../operation/operation.ts';
import { problemsOf } from '../validation/describe-faults.ts';
import type { Mistake } from './exchange-finding.ts';
import { safeName, safePlace } from './safe-names.ts';

interface DeclaredBody {
  operation: Operation;
  status: string;
  type: string;
}

export function checkJson(contract: Contract, declared: DeclaredBody, body: unknown): Mistake[] {
  const media = declaredMedia(contract, declared);
  const { schema } = media ?? {};
  if (!media || !schema) return [];
  const pointer = childPointer(media.pointer, 'schema');
  const wrong = problemsOf(contract.schemas.faults(schema, body, 'body'));
  const closed = strictContract(contract);
  const { schema: closedSchema } = declaredMedia(closed, declared) ?? {};
  const further = closedSchema
    ? problemsOf(closed.schemas.faults(closedSchema, body, 'body')).filter(({ isUndeclared }) => isUndeclared)
    : [];
  const mistakes = new Map<string, Mistake>();
  for (const { path, message, isUndeclared } of [...wrong, ...further]) {
    const inner = path.slice(1);
    const at = schemaPlace(contract, schema, pointer, inner);
    // A field of one alternative is not a known field of another, which was not meant.
    if (isUndeclared && at.declared) continue;
    const kind = isUndeclared ? 'undeclared field' : 'schema';
    const place = safePlace(path);
    const key = JSON.stringify([kind, place, message]);
    const value = resolvePointer(body, pointerOf(inner));
    const shape = value === undefined ? [] : [valueShape(value)];
    const shapes = [...new Set([...(mistakes.get(key)?.shapes ?? []), ...(isUndeclared ? shape : [])])];
    const seen = isUndeclared ? shapes.join(' or ') : shape[0];
    mistakes.set(key, {
      kind,
      place,
      path: inner.map((name) => (/^\d{1,9}$/.test(name) ? '*' : safeName(name))),
      message,
      expected: message.startsWith('must ')
        ? message.replaceAll(/\bmust (?:be )?/g, '')
        : 'what the schema declares',
      pointer: at.pointer,
      shapes,
      seen,
    });
  }
  return [...mistakes.values()];
}

const strictContracts = new WeakMap<Contract, Contract>();

// With closed objects, so that undeclared fields show.
function strictContract(contract: Contract): Contract {
  let closed = strictContracts.get(contract);
  if (!closed) strictContracts.set(contract, (closed = readContract(strictDocument(contract.document))));
  return closed;
}

function declaredMedia({ operationsById }: Contract, { operation, status, type }: DeclaredBody) {
  return operationsById.get(operation.operationId)?.responses.get(status)?.content.get(type);
}

const MAX_SHAPE_DEPTH = 3;

// Names a value without showing it: `list of object`.
function valueShape(value: unknown, depth = 0): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return textShape(value);
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (!Array.isArray(value)) return typeof value;
  if (depth >= MAX_SHAPE_DEPTH) return 'list';
  const shapes = new Set(value.slice(0, 100).map((item) => valueShape(item, depth + 1)));
  return shapes.size === 0 ? 'empty list' : `list of ${[...shapes].slice(0, 3).join(' or ')}`;
}

function textShape(text: string): string {
  if (text === '') return 'empty string';
  if (/^\d+$/.test(text)) return 'string (digits)';
  if (/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d)?\S*)?$/.test(text))
    return `string (date${text.length > 10 ? '-time' : ''})`;
  return 'string';
}

interface SchemaPlace {
  /** JSON pointer of the schema of the field, or, where it is not declared, of the object that would declare it. */
  pointer: string;
  declared: boolean;
}

function schemaPlace(
  contract: Contract,
  schema: JsonSchema,
  pointer: string,
  path: readonly string[],
): SchemaPlace {
  let at = pointer;
  let parts = schemaParts(contract, schema, at);
  for (const name of path) {
    const next = childSchema(parts, name);
    if (!next) return { pointer: (parts.find(hasFields) ?? parts[0])?.pointer ?? at, declared: false };
    at = next.pointer;
    parts = schemaParts(contract, next.element, at);
  }
  return { pointer: at, declared: true };
}

type Part = Located<JsonSchema>;

function schemaParts(
  contract: Contract,
  schema: JsonSchema,
  pointer: string,
  seen = new Set<string>(),
): Part[] {
  const found = contract.follow(schema, pointer);
  if (seen.has(found.pointer)) return [];
  seen.add(found.pointer);
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const list = found.element[keyword];
    const at = childPointer(found.pointer, keyword);
    return Array.isArray(list)
      ? list.flatMap((part, index) =>
          isJsonObject(part) ? schemaParts(contract, part, childPointer(at, index), seen) : [],
        )
      : [];
  });
  return [found, ...inner];
}

const hasFields = ({ element }: Part): boolean => isJsonObject(element['properties']);

function childSchema(parts: readonly Part[], name: string): Part | undefined {
  for (const { element, pointer } of parts) {
    const { properties, items, additionalProperties } = element;
    if (isJsonObject(properties) && isJsonObject(properties[name]) && Object.hasOwn(properties, name))
      return { element: properties[name], pointer: childPointer(childPointer(pointer, 'properties'), name) };
    if (/^\d+$/.test(name) && isJsonObject(items))
      return { element: items, pointer: childPointer(pointer, 'items') };
    if (isJsonObject(additionalProperties))
      return { element: additionalProperties, pointer: childPointer(pointer, 'additionalProperties') };
  }
  return undefined;
}
