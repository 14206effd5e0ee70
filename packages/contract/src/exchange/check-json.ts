import { type Contract, readContract } from '../contract.ts';
import { isJsonObject, type JsonSchema } from '../document/openapi-document.ts';
import { childPointer, type Located } from '../document/references.ts';
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
  const media = mediaOf(contract, declared);
  const { schema } = media ?? {};
  if (!media || !schema) return [];
  const pointer = childPointer(media.pointer, 'schema');
  const wrong = problemsOf(contract.schemas.faults(schema, body, 'body'));
  const closed = strictContract(contract);
  const { schema: closedSchema } = mediaOf(closed, declared) ?? {};
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
    const value = valueAt(body, inner);
    const shape = value === undefined ? [] : [shapeOfValue(value)];
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

const strict = new WeakMap<Contract, Contract>();

/** The contract with its objects closed, so that undeclared fields show. Read once. */
function strictContract(contract: Contract): Contract {
  let found = strict.get(contract);
  if (!found) {
    found = readContract(strictDocument(contract.document));
    strict.set(contract, found);
  }
  return found;
}

function mediaOf({ operationsById }: Contract, { operation, status, type }: DeclaredBody) {
  return operationsById.get(operation.operationId)?.responses.get(status)?.content.get(type);
}

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    body,
  );
}

const DEEPEST_SHAPE = 3;

function shapeOfValue(value: unknown, depth = 0): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return shapeOfString(value);
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (!Array.isArray(value)) return typeof value;
  if (depth >= DEEPEST_SHAPE) return 'list';
  const shapes = new Set(value.slice(0, 100).map((item) => shapeOfValue(item, depth + 1)));
  return shapes.size === 0 ? 'empty list' : `list of ${[...shapes].slice(0, 3).join(' or ')}`;
}

function shapeOfString(text: string): string {
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
  let parts = partsOf(contract, schema, at);
  for (const name of path) {
    const next = childOf(parts, name);
    if (!next) return { pointer: (parts.find(hasFields) ?? parts[0])?.pointer ?? at, declared: false };
    at = next.pointer;
    parts = partsOf(contract, next.element, at);
  }
  return { pointer: at, declared: true };
}

type Part = Located<JsonSchema>;

function partsOf(contract: Contract, schema: JsonSchema, pointer: string, seen = new Set<string>()): Part[] {
  const found = contract.follow(schema, pointer);
  if (seen.has(found.pointer)) return [];
  seen.add(found.pointer);
  const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const list = found.element[keyword];
    const at = childPointer(found.pointer, keyword);
    return Array.isArray(list)
      ? list.flatMap((part, index) =>
          isJsonObject(part) ? partsOf(contract, part, childPointer(at, index), seen) : [],
        )
      : [];
  });
  return [found, ...inner];
}

const hasFields = ({ element }: Part): boolean => isJsonObject(element['properties']);

function childOf(parts: readonly Part[], name: string): Part | undefined {
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
