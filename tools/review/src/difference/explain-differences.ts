import {
  type DocumentOperation,
  isJsonObject,
  type JsonObject,
  listOperations,
  METHODS,
  pointerSegments,
  resolvePointer,
} from '@telephony/contract';
import type { Change } from '../compare/comparison.ts';
import { operationName } from '../compare/words.ts';
import { Subtypes } from '../schema/subtypes.ts';
import { componentAt } from '../schema/model.ts';
import type { Difference } from './list-differences.ts';
import { describeHarmless, describeText, describeUnexplained, elementAt } from './describe-differences.ts';

type Side = Change['place']['side'];

export interface Evidence {
  bundles: Record<Side, JsonObject>;
  changes: Change[];
  // Pointers of schemas.
  compared: Record<Side, ReadonlySet<string>>;
}

// An unexplained difference counts as a break, until somebody has looked at it.
export function explainDifferences(differences: Difference[], evidence: Evidence): Change[] {
  const { base, revision } = evidence.bundles;
  const operations = { base: listOperations(base), revision: listOperations(revision) };
  const used = { base: usedComponents(base), revision: usedComponents(revision) };
  const changes: Change[] = [];
  const harmless = new Map<string, Difference[]>();
  const add = (difference: Difference, change: Pick<Change, 'effect' | 'rule' | 'text'>, sides = {}) => {
    const place = placeOf(difference);
    changes.push({
      ...change,
      place,
      operations: operationsAt(operations[place.side], place.pointer),
      ...sides,
    });
  };
  for (const difference of differences) {
    const { pointer } = placeOf(difference);
    if (difference.kind !== 'compared' && difference.kind !== 'unknown') {
      add(difference, { effect: 'text', rule: 'text', text: describeText(difference, pointer) });
      continue;
    }
    const status = statusOf(difference, evidence, used);
    if (status === 'unexplained') {
      const { base: was, revision: is } = difference;
      const sides = { ...(was !== undefined && { base: was }), ...(is !== undefined && { revision: is }) };
      const text = describeUnexplained(difference, pointer);
      add(difference, { effect: 'wire', rule: 'not-explained', text }, sides);
    } else if (status !== 'reported') {
      const key = `${status} ${elementAt(pointer)}`;
      harmless.set(key, [...(harmless.get(key) ?? []), difference]);
    }
  }
  for (const [key, group] of harmless) {
    const [first] = group;
    if (!first) continue;
    const text = describeHarmless(group, placeOf(first).pointer, key.startsWith('unused'));
    add(first, { effect: 'text', rule: 'rewritten', text });
  }
  return changes;
}

function placeOf({ base = '', revision }: Difference): Change['place'] {
  return revision === undefined ? { side: 'base', pointer: base } : { side: 'revision', pointer: revision };
}

function operationsAt(operations: readonly DocumentOperation[], pointer: string): string[] {
  return operations
    .filter((operation) => isInside(pointer, operation.pointer) || isShared(pointer, operation.pointer))
    .map((operation) => operationName(operation));
}

// All operations of a path share its parameters, for example.
function isShared(pointer: string, operation: string): boolean {
  const [, , , member] = pointer.split('/');
  return isInside(pointer, parentOf(operation)) && !METHODS.some((method) => method === member);
}

function isInside(pointer: string, element: string): boolean {
  return pointer === element || pointer.startsWith(`${element}/`);
}

function statusOf(
  difference: Difference,
  { bundles, changes, compared }: Evidence,
  used: Record<Side, ReadonlySet<string>>,
): 'reported' | 'unused' | 'equal' | 'unexplained' {
  if (difference.kind === 'unknown') return 'unexplained';
  if (changes.some((change) => isAbout(change, difference))) return 'reported';
  const { schema, base, revision } = difference;
  const wasUsed = isUsed(base ?? schema?.base, used.base);
  const isStillUsed = isUsed(revision ?? schema?.revision, used.revision);
  if (!wasUsed && !isStillUsed) return 'unused';
  if (!schema && isWholeOperation(difference, bundles)) return 'unexplained';
  // A schema that only one side uses was compared with its replacement.
  const isCompared =
    !schema ||
    ((!wasUsed || compared.base.has(schema.base)) &&
      (!isStillUsed || compared.revision.has(schema.revision)));
  if (!isCompared) return 'unexplained';
  return changes.some((change) => isPartOf(difference, change)) ? 'reported' : 'equal';
}

function usedComponents(bundle: JsonObject): Set<string> {
  const { paths, webhooks } = bundle;
  const roots = [paths, webhooks].filter((part) => isJsonObject(part));
  const pointers = new Subtypes(bundle).reachableFrom(roots);
  return new Set([...pointers].map((pointer) => componentAt(pointer)?.pointer ?? pointer));
}

function isUsed(pointer: string | undefined, used: ReadonlySet<string>): boolean {
  if (pointer === undefined) return false;
  const component = componentAt(pointer);
  // Operations name security schemes without a reference.
  return !component || component.kind === 'securitySchemes' || used.has(component.pointer);
}

// An operation, or a path with operations, that only one bundle has.
function isWholeOperation({ base, revision }: Difference, bundles: Evidence['bundles']): boolean {
  if (base !== undefined && revision !== undefined) return false;
  const pointer = base ?? revision ?? '';
  const [first = '', , member, ...rest] = pointerSegments(pointer);
  if (!['paths', 'webhooks'].includes(first) || rest.length > 0) return false;
  if (member !== undefined) return METHODS.some((method) => method === member);
  const item = resolvePointer(base === undefined ? bundles.revision : bundles.base, pointer);
  return isJsonObject(item) && [...METHODS, '$ref'].some((name) => name in item);
}

function isAbout(change: Change, { base, revision, member, schema }: Difference): boolean {
  if (isRelated(change.base, base) || isRelated(change.revision, revision)) return true;
  if (member !== 'required' || !schema || !isOfRequired(change)) return false;
  return isPropertyOf(change.base, schema.base) || isPropertyOf(change.revision, schema.revision);
}

// Another keyword of the same schema, another form of the same union, another status of the same responses, or the list
// that names a property which must be there now.
function isPartOf({ base, revision, member, schema, names }: Difference, change: Change): boolean {
  if (change.effect === 'text') return false;
  const places = [change.base, change.revision].filter((place) => place !== undefined);
  if (member === 'required' && names && isOfRequired(change))
    return places.some((place) => names.includes(pointerSegments(place).at(-1) ?? ''));
  const owners = schema
    ? [schema.base, schema.revision]
    : [base, revision].map((place) => place && parentOf(place));
  const whole = new Set(owners.map((owner) => owner && withoutForm(owner)));
  return places.some((place) => {
    const changed = withoutForm(place);
    return whole.has(changed) || whole.has(withoutForm(parentOf(changed)));
  });
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function withoutForm(pointer: string): string {
  return pointer.replace(/\/(?:anyOf|oneOf)\/\d+$/, '');
}

function isOfRequired({ rule }: Change): boolean {
  return /-(?:required-(?:added|removed)|property-renamed)$/.test(rule);
}

function isPropertyOf(pointer: string | undefined, schema: string): boolean {
  return pointer !== undefined && parentOf(pointer) === `${schema}/properties`;
}

function isRelated(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && (isInside(one, other) || isInside(other, one));
}
