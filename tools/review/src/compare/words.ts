import {
  type DocumentOperation,
  type JsonObject,
  listOperations,
  pointerSegments,
} from '@telephony/contract';
import { itemsIn } from '../schema/model.ts';

export function listText(items: readonly string[], joining = 'and'): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${joining} ${last}` : last;
}

export function valueText(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en');
  const text = JSON.stringify(value) ?? 'nothing';
  return `\`${text.length > 80 ? `${text.slice(0, 79)}…` : text}\``;
}

export function valuesText(values: readonly unknown[]): string {
  const shown = values.slice(0, 6).map((value) => valueText(value));
  const rest = values.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : listText(shown);
}

export function typesText(types: unknown): string {
  const names: Record<string, string> = {
    string: 'a string',
    number: 'a number',
    integer: 'an integer',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    null: 'null',
    nothing: 'nothing',
    any: 'any value',
  };
  const list = itemsIn(types).map(String);
  return listText(list.includes('any') ? ['any value'] : list.map((name) => names[name] ?? name), 'or');
}

export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const TRANSPARENT_SEGMENTS = new Set(
  'properties allOf anyOf oneOf items contentSchema additionalProperties schema'.split(' '),
);

export function placeName(pointer: string): string {
  const { root, rest } = placeRoot(pointerSegments(pointer));
  const names: string[] = [];
  for (let index = 0; index < rest.length; index += 1) {
    const part = rest[index] ?? '';
    if (part === 'properties') {
      names.push(rest[index + 1] ?? '');
      index += 1;
    } else if (part === 'items') {
      names.push('[]');
    }
  }
  const path = names.join('.').replaceAll('.[]', '[]').replace(/^\[\]/, '');
  if (path) return `\`${path}\` of ${root}`;
  return names.includes('[]') ? `an element of ${root}` : root;
}

function placeRoot(parts: string[]): { root: string; rest: string[] } {
  const [first, kind = '', name = ''] = parts;
  if (first === 'components') {
    const names: Record<string, string> = { parameters: 'parameter ', responses: 'response ' };
    return { root: `${names[kind] ?? ''}\`${name}\``, rest: parts.slice(3) };
  }
  const body = parts.indexOf('requestBody');
  if (body >= 0) return { root: 'the body', rest: parts.slice(body + 1).filter(isBelowBody) };
  const responses = parts.indexOf('responses');
  if (responses >= 0)
    return { root: `the ${parts[responses + 1]} response`, rest: parts.slice(parts.indexOf('schema')) };
  const parameters = parts.indexOf('parameters');
  if (parameters >= 0) return { root: 'the parameter', rest: parts.slice(parameters + 2) };
  return { root: 'the contract', rest: [] };
}

function isBelowBody(part: string, index: number, parts: string[]): boolean {
  return TRANSPARENT_SEGMENTS.has(part) || parts[index - 1] === 'properties';
}

export function operationName({
  kind,
  path,
  method,
}: Pick<DocumentOperation, 'kind' | 'path' | 'method'>): string {
  return kind === 'webhook' ? `webhook ${path}` : `${method.toUpperCase()} ${path}`;
}

export type OperationIds = ReadonlyMap<string, string>;

export function operationIds(...bundles: readonly JsonObject[]): OperationIds {
  return new Map(
    bundles
      .flatMap((bundle) => listOperations(bundle))
      .filter(({ kind, value }) => kind !== 'webhook' && typeof value['operationId'] === 'string')
      .map((operation) => [operationName(operation), String(operation.value['operationId'])]),
  );
}

export function operationLabel(operation: string, ids: OperationIds): string {
  const id = ids.get(operation);
  return id === undefined ? operation : `${id} (${operation})`;
}

export interface PairedOperation {
  base: DocumentOperation;
  revision: DocumentOperation;
}

interface MatchedOperations {
  both: PairedOperation[];
  moved: PairedOperation[];
  removed: DocumentOperation[];
  added: DocumentOperation[];
}

// Names of path parameters make no difference. An operation that keeps its operationId has moved.
export function matchOperations(base: JsonObject, revision: JsonObject): MatchedOperations {
  const [before, after] = [new Set(listOperations(base)), new Set(listOperations(revision))];
  const matched: MatchedOperations = { both: [], moved: [], removed: [], added: [] };
  const match = (pairs: PairedOperation[], nameOf: (operation: DocumentOperation) => string | undefined) => {
    const partners = new Map([...after].map((operation) => [nameOf(operation), operation]));
    for (const operation of before) {
      const name = nameOf(operation);
      const partner = name === undefined ? undefined : partners.get(name);
      if (!partner) continue;
      pairs.push({ base: operation, revision: partner });
      before.delete(operation);
      after.delete(partner);
    }
  };
  match(matched.both, operationKey);
  match(matched.moved, ({ kind, value: { operationId: id } }) =>
    typeof id === 'string' ? `${kind} ${id}` : undefined,
  );
  return { ...matched, removed: [...before], added: [...after] };
}

function operationKey({ kind, path, method }: DocumentOperation): string {
  return kind === 'webhook'
    ? `webhook ${path} ${method}`
    : `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
}
