import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import { pairByName } from '../compare/comparison.ts';
import { isCompared, OR_NULL } from '../schema/keywords.ts';
import { itemsIn } from '../schema/model.ts';
import { type ElementKind, MEMBERS, type Part } from './elements.ts';

interface Side {
  value: unknown;
  pointer: string;
}

const ABSENT: Side = { value: undefined, pointer: '' };

// The order of properties, and the version, make no difference.
export function listDifferences(base: JsonObject, revision: JsonObject): Difference[] {
  const found: Difference[] = [];
  compareElements('root', { value: base, pointer: '' }, { value: revision, pointer: '' }, found);
  const told = found.filter(({ base: pointer }) => pointer !== '/info/version');
  const isOfXml = ({ kind, member }: Difference) => kind === 'unknown' && member === 'xml';
  if (!told.some(isOfXml) || hasXml(base) || hasXml(revision)) return told;
  return told.map((difference) => (isOfXml(difference) ? { ...difference, kind: 'words' } : difference));
}

function hasXml(bundle: JsonObject): boolean {
  return /"[a-z]+\/(?:[^"]*[^"a-z])?xml\b[^"]*":/i.test(JSON.stringify(bundle));
}

function compareElements(kind: ElementKind, base: Side, revision: Side, found: Difference[]): void {
  const [before, after] = [base.value, revision.value];
  if (!isJsonObject(before) || !isJsonObject(after)) {
    if (!isDeepStrictEqual(before, after))
      found.push(createDifference('compared', '', base, revision, kind === 'schema'));
    return;
  }
  for (const member of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const sides = [base, revision].map(({ pointer, value }) => ({
      pointer: childPointer(pointer, member),
      value: isJsonObject(value) ? value[member] : undefined,
    }));
    const [was, is] = sides;
    if (!was || !is || isWrittenSame(member, was.value, is.value)) continue;
    const isKnown =
      isSameDialect(kind, member, was.value, is.value) || [was.value, is.value].includes(OR_NULL);
    const part = isKnown ? 'compared' : partOf(kind, member);
    const schema = kind === 'schema' ? { base: base.pointer, revision: revision.pointer } : undefined;
    if (typeof part !== 'string' && descend(part, was, is, found, schema)) continue;
    const difference = createDifference(differenceKind(part), member, was, is, false);
    const isOfNames = part === 'extension' || (schema && member === 'required');
    const names = isOfNames ? namesOnOneSide(was.value, is.value) : undefined;
    found.push({ ...difference, ...(schema && { schema }), ...(names && { names }) });
  }
}

function namesOnOneSide(before: unknown, after: unknown): string[] {
  const [was, is] = [before, after].map(
    (list) => new Set(itemsIn(list).filter((item) => typeof item === 'string')),
  );
  return was && is ? [...was.symmetricDifference(is)] : [];
}

function descend(
  part: Exclude<Part, string>,
  was: Side,
  is: Side,
  found: Difference[],
  schema: Difference['schema'],
): boolean {
  if ('one' in part) {
    if (!isJsonObject(was.value) || !isJsonObject(is.value)) return false;
    compareElements(part.one, was, is, found);
    return true;
  }
  const kind = 'list' in part ? part.list : part.map;
  const [before, after] = [was, is].map((side) =>
    'list' in part ? itemsByIdentity(side, kind) : membersByName(side, kind),
  );
  const pairs = before && after && pairByName(before, after);
  // An empty list or map on one side, and none on the other.
  if (pairs?.length === 0 && (was.value === undefined || is.value === undefined)) return false;
  for (const [, old, now] of pairs ?? []) {
    if (old && now) {
      if (kind === 'item' && old.pointer !== now.pointer)
        found.push(createDifference('compared', '', old, now, false));
      if (!isDeepStrictEqual(old.value, now.value)) compareElements(kind, old, now, found);
    } else {
      // A link is only a hint.
      const name = kind === 'example' ? 'example' : kind === 'link' ? 'words' : 'compared';
      const difference = createDifference(name, '', old ?? ABSENT, now ?? ABSENT, false);
      found.push({ ...difference, ...(schema && { schema }) });
    }
  }
  return pairs !== undefined;
}

function partOf(kind: ElementKind, member: string): Part | 'unknown' | 'extension' {
  if (member.startsWith('x-')) return 'extension';
  const known = MEMBERS[kind][member];
  if (known) return known;
  if (kind === 'callback') return { one: 'item' };
  // The comparison follows references.
  if (member === '$ref' && kind !== 'item') return 'compared';
  return kind === 'schema' && isCompared(member) ? 'compared' : 'unknown';
}

function differenceKind(part: ReturnType<typeof partOf>): Difference['kind'] {
  return typeof part === 'string' ? part : 'compared';
}

function createDifference(
  kind: Difference['kind'],
  member: string,
  base: Side,
  revision: Side,
  isSchema: boolean,
): Difference {
  return {
    kind,
    member,
    ...(base.value !== undefined && { base: base.pointer }),
    ...(revision.value !== undefined && { revision: revision.pointer }),
    ...(isSchema && { schema: { base: base.pointer, revision: revision.pointer } }),
  };
}

// The smallest part of two bundles that differs.
export interface Difference {
  kind: 'words' | 'example' | 'extension' | 'compared' | 'unknown';
  base?: string;
  revision?: string;
  member: string;
  names?: string[];
  schema?: { base: string; revision: string };
}

const EQUIVALENT_DIALECTS = new Set<unknown>([
  undefined,
  'https://spec.openapis.org/oas/3.1/dialect/base',
  'https://spec.openapis.org/oas/3.2/dialect/2025-09-17',
  'https://json-schema.org/draft/2020-12/schema',
]);

function isSameDialect(kind: ElementKind, member: string, before: unknown, after: unknown): boolean {
  if (kind !== 'root' || member !== 'jsonSchemaDialect') return false;
  return EQUIVALENT_DIALECTS.has(before) && EQUIVALENT_DIALECTS.has(after);
}

const UNORDERED = new Set(['required', 'enum', 'type']);

function isWrittenSame(name: string, before: unknown, after: unknown): boolean {
  if (isDeepStrictEqual(before, after)) return true;
  if (!UNORDERED.has(name)) return false;
  const [was, is] = [sortedTexts(before), sortedTexts(after)];
  return was !== undefined && isDeepStrictEqual(was, is);
}

function sortedTexts(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((item) => typeof item === 'string');
  return texts.length === value.length ? texts.toSorted() : undefined;
}

function membersByName({ value, pointer }: Side, kind: ElementKind): Map<string, Side> | undefined {
  if (value === undefined) return new Map();
  if (!isJsonObject(value)) return undefined;
  return new Map(
    Object.entries(value).map(([name, member]) => [
      kind === 'item' ? name.replaceAll(/\{[^}]*\}/g, '{}') : name,
      { value: member, pointer: childPointer(pointer, name) },
    ]),
  );
}

function itemsByIdentity({ value, pointer }: Side, kind: ElementKind): Map<string, Side> | undefined {
  if (value === undefined) return new Map();
  if (!Array.isArray(value)) return undefined;
  return new Map(
    value.map((item: unknown, index) => [
      kind === 'parameter' ? parameterIdentity(item) : String(index),
      { value: item, pointer: childPointer(pointer, index) },
    ]),
  );
}

function parameterIdentity(parameter: unknown): string {
  if (!isJsonObject(parameter)) return '';
  const { $ref, in: where, name } = parameter;
  if (typeof $ref === 'string') return $ref;
  return `${String(where)} ${String(name)}`;
}
