import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import { isCompared } from '../schema/keywords.ts';
import type { Difference } from './difference.ts';
import { MEMBERS } from './element.ts';
import { isSameDialect } from './is-same-dialect.ts';
import { isWrittenSame } from './is-written-same.ts';
import { pairItems, pairMembers } from './pair-members.ts';
import type { ElementKind, Part } from './part.ts';

/** One of two elements that are compared, with its place. */
interface Side {
  value: unknown;
  pointer: string;
}

const NOTHING: Side = { value: undefined, pointer: '' };

/** Everything that is written otherwise in two bundles, but for the order of properties and the version. */
export function listDifferences(base: JsonObject, revision: JsonObject): Difference[] {
  const found: Difference[] = [];
  compareElements('root', { value: base, pointer: '' }, { value: revision, pointer: '' }, found);
  const told = found.filter(({ base: pointer }) => pointer !== '/info/version');
  const isOfXml = ({ kind, member }: Difference) => kind === 'unknown' && member === 'xml';
  if (!told.some(isOfXml) || hasXml(base) || hasXml(revision)) return told;
  return told.map((difference) => (isOfXml(difference) ? { ...difference, kind: 'words' } : difference));
}

/** Whether anything is sent as XML; `xml` of a schema says nothing elsewhere (OpenAPI 3.1, XML Object). */
function hasXml(bundle: JsonObject): boolean {
  return /"[a-z]+\/(?:[^"]*[^"a-z])?xml\b[^"]*":/i.test(JSON.stringify(bundle));
}

function compareElements(kind: ElementKind, base: Side, revision: Side, found: Difference[]): void {
  const [before, after] = [base.value, revision.value];
  if (!isJsonObject(before) || !isJsonObject(after)) {
    if (!isDeepStrictEqual(before, after))
      found.push(differenceOf('compared', '', base, revision, kind === 'schema'));
    return;
  }
  for (const member of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const sides = [base, revision].map(({ pointer, value }) => ({
      pointer: childPointer(pointer, member),
      value: isJsonObject(value) ? value[member] : undefined,
    }));
    const [was, is] = sides;
    if (!was || !is || isWrittenSame(member, was.value, is.value)) continue;
    const part = isSameDialect(kind, member, was.value, is.value) ? 'compared' : partOf(kind, member);
    const schema = kind === 'schema' ? { base: base.pointer, revision: revision.pointer } : undefined;
    if (typeof part !== 'string' && descend(part, was, is, found, schema)) continue;
    const difference = differenceOf(nameOf(part), member, was, is, false);
    const names = schema && member === 'required' ? namedOnce(was.value, is.value) : undefined;
    found.push({ ...difference, ...(schema && { schema }), ...(names && { names }) });
  }
}

/** What only one of two lists names. */
function namedOnce(before: unknown, after: unknown): string[] {
  const [was, is] = [before, after].map((list) => new Set(Array.isArray(list) ? list.map(String) : []));
  return was && is ? [...was.symmetricDifference(is)] : [];
}

/**
 * Goes on into an element that both have; false where only one has it, or where they are not of one form.
 *
 * @param schema The schemas that the element is in.
 */
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
  const [kind, pairs] =
    'list' in part ? [part.list, pairItems(was, is, part.list)] : [part.map, pairMembers(was, is, part.map)];
  // A list or map that is empty on one side and missing on the other.
  if (pairs?.length === 0 && (was.value === undefined || is.value === undefined)) return false;
  for (const [before, after] of pairs ?? []) {
    if (before && after) {
      if (kind === 'item' && before.pointer !== after.pointer)
        found.push(differenceOf('compared', '', before, after, false));
      if (!isDeepStrictEqual(before.value, after.value)) compareElements(kind, before, after, found);
    } else {
      const name = kind === 'example' ? 'example' : 'compared';
      const difference = differenceOf(name, '', before ?? NOTHING, after ?? NOTHING, false);
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
  // A reference in place of an element is compared with what it leads to.
  if (member === '$ref' && kind !== 'item') return 'compared';
  return kind === 'schema' && isCompared(member) ? 'compared' : 'unknown';
}

function nameOf(part: ReturnType<typeof partOf>): Difference['kind'] {
  return typeof part === 'string' ? part : 'compared';
}

function differenceOf(
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
