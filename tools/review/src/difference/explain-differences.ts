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
import { Heirs } from '../schema/heirs.ts';
import { componentAt } from '../schema/model.ts';
import type { Difference } from './list-differences.ts';
import { listOf, nameOfPlace, operationName } from '../compare/words.ts';

/**
 * The changes of which the comparisons say nothing: words, examples and marks; what is written in other words and proven to
 * say the same; and what nobody can explain, which is held to be breaking until somebody has looked at it.
 */
export function explainDifferences(
  differences: Difference[],
  proofs: Proofs,
  base: JsonObject,
  revision: JsonObject,
): Change[] {
  const changes: Change[] = [];
  const operations = { base: listOperations(base), revision: listOperations(revision) };
  const rewritten = new Map<string, Difference[]>();
  for (const difference of differences) {
    const place = placeOf(difference);
    const concerned = operationsAt(operations[place.side], place.pointer);
    const common = { place, operations: concerned };
    if (difference.kind !== 'compared' && difference.kind !== 'unknown') {
      const text = describeDifference(difference, place.pointer);
      changes.push({ effect: 'text', rule: 'text', text, ...common });
      continue;
    }
    const status = proofs.statusOf(difference);
    if (status === 'open') {
      const text = describeOpen(difference, place.pointer);
      const { base: was, revision: is } = difference;
      const sides = { ...(was !== undefined && { base: was }), ...(is !== undefined && { revision: is }) };
      changes.push({ effect: 'wire', rule: 'not-explained', text, ...common, ...sides });
    } else if (status !== 'told') {
      const key = `${status} ${elementOf(place.pointer)}`;
      rewritten.set(key, [...(rewritten.get(key) ?? []), difference]);
    }
  }
  for (const [key, group] of rewritten) {
    const [first] = group;
    if (!first) continue;
    const place = placeOf(first);
    const concerned = operationsAt(operations[place.side], place.pointer);
    const text = describeRewritten(group, place.pointer, key.startsWith('unused'));
    changes.push({ effect: 'text', rule: 'rewritten', text, place, operations: concerned });
  }
  return changes;
}

function placeOf({ base = '', revision }: Difference): Change['place'] {
  return revision === undefined ? { side: 'base', pointer: base } : { side: 'revision', pointer: revision };
}

function elementOf(pointer: string): string {
  const component = componentAt(pointer)?.pointer;
  return component ?? pointer.split('/').slice(0, 5).join('/');
}

function describeDifference(difference: Difference, pointer: string): string {
  const fate = fateOf(difference);
  const [, example] = /(?<!\/properties)\/examples\/([^/]*[^/\d][^/]*)(?:\/\w+)?$/.exec(pointer) ?? [];
  if (example !== undefined) {
    const isWhole = pointerSegments(pointer).at(-2) === 'examples';
    const name = pointerSegments(`/${example}`)[0];
    return `The example \`${name}\` is ${isWhole ? fate : 'changed'}.`;
  }
  if (pointer.startsWith('/info/')) return `Information on the contract is ${fate}.`;
  const name = difference.member === '' ? 'A part' : `\`${difference.member}\``;
  return `${name}${ofPlace(pointer)} is ${fate}.`;
}

function describeOpen(difference: Difference, pointer: string): string {
  const name = difference.member ? `\`${difference.member}\`${ofPlace(pointer)}` : subjectAt(pointer);
  return `Not explained: look at it. ${name} is ${fateOf(difference)}, and no comparison knows what that does to programs.`;
}

function describeRewritten(group: Difference[], pointer: string, isUnused: boolean): string {
  const members = [...new Set(group.map(({ member }) => member).filter((member) => member !== ''))];
  const named = members.length > 0 ? ` (${listOf(members.map((member) => `\`${member}\``))})` : '';
  const subject = subjectAt(pointer);
  if (members.length > 0 && members.every((member) => member === 'deprecated'))
    return `${subject} is no longer deprecated.`;
  const first = group[0];
  const isWhole = elementOf(pointer) === pointer;
  const fate = first && isWhole && members.length === 0 ? fateOf(first) : 'changed';
  if (isUnused) return `${subject} is ${fate}${named}: no operation uses it.`;
  const words = fate === 'changed' ? `written in other words${named}` : fate;
  return `${subject} is ${words}, which changes nothing that is sent or received.`;
}

function fateOf({ base, revision }: Difference): 'new' | 'gone' | 'changed' {
  if (base === undefined) return 'new';
  return revision === undefined ? 'gone' : 'changed';
}

function ofPlace(pointer: string): string {
  const place = pointer.replace(
    /\/(?:examples?|x-[^/]+|description|title|summary|externalDocs)(?:\/.*)?$/,
    '',
  );
  const isNamed = /\/(?:schemas|schema|parameters|headers|links)\//.test(`${place}/`);
  const name = isNamed ? nameOfPlace(place) : undefined;
  return name === undefined || name === 'the contract' ? '' : ` of ${name}`;
}

function subjectAt(pointer: string): string {
  const component = componentAt(pointer);
  if (component) return `\`${component.name}\``;
  const [first, name = '', member = '', part = ''] = pointerSegments(pointer);
  if (first === undefined) return 'The contract';
  if (first !== 'paths' && first !== 'webhooks') return `\`${first}\` of the contract`;
  const isMethod = METHODS.some((method) => method === member);
  const item = first === 'webhooks' ? `webhook ${name}` : isMethod ? `${member.toUpperCase()} ${name}` : name;
  const inside = isMethod ? part : member;
  return inside === '' ? `\`${item}\`` : `\`${inside}\` of ${item}`;
}

function operationsAt(operations: readonly DocumentOperation[], pointer: string): string[] {
  return operations
    .filter((operation) => isInside(pointer, operation.pointer) || isOfItem(pointer, operation.pointer))
    .map((operation) => operationName(operation));
}

function isOfItem(pointer: string, operation: string): boolean {
  const item = operation.slice(0, operation.lastIndexOf('/'));
  const [, , , member] = pointer.split('/');
  return isInside(pointer, item) && !METHODS.some((method) => method === member);
}

function isInside(pointer: string, element: string): boolean {
  return pointer === element || pointer.startsWith(`${element}/`);
}

export interface ComparedSchemas {
  base: ReadonlySet<string>;
  revision: ReadonlySet<string>;
}

export type Status =
  /** A change tells of it. */
  | 'told'
  /** It was compared, and what it is a part of takes and gives the same. */
  | 'equal'
  /** Nothing that is called or received uses it. */
  | 'unused'
  /** No comparison has looked at it. */
  | 'open';

export class Proofs {
  readonly #base: JsonObject;
  readonly #revision: JsonObject;
  readonly #compared: ComparedSchemas;
  readonly #changes: Change[];
  readonly #used: { base: ReadonlySet<string>; revision: ReadonlySet<string> };

  constructor(base: JsonObject, revision: JsonObject, changes: Change[], compared: ComparedSchemas) {
    this.#base = base;
    this.#revision = revision;
    this.#compared = compared;
    this.#changes = changes;
    this.#used = { base: usedIn(base), revision: usedIn(revision) };
  }

  statusOf(difference: Difference): Status {
    if (difference.kind === 'unknown') return 'open';
    if (this.#changes.some((change) => tells(change, difference))) return 'told';
    const { schema, base, revision } = difference;
    const [wasUsed, isUsed] = [
      this.#isUsed(base ?? schema?.base, 'base'),
      this.#isUsed(revision ?? schema?.revision, 'revision'),
    ];
    if (!wasUsed && !isUsed) return 'unused';
    // An operation that comes or goes is told, or something is wrong.
    if (!schema && this.#isOperation(difference)) return 'open';
    // What only one side uses was compared with what the other has in its place.
    const isCompared =
      !schema ||
      ((!wasUsed || this.#compared.base.has(schema.base)) &&
        (!isUsed || this.#compared.revision.has(schema.revision)));
    if (!isCompared) return 'open';
    return this.#changes.some((change) => isOneWith(change, difference)) ? 'told' : 'equal';
  }

  #isOperation({ base, revision }: Difference): boolean {
    if (base !== undefined && revision !== undefined) return false;
    const pointer = base ?? revision ?? '';
    const [first = '', , member, ...rest] = pointerSegments(pointer);
    if (!['paths', 'webhooks'].includes(first) || rest.length > 0) return false;
    if (member !== undefined) return METHODS.some((method) => method === member);
    const item = resolvePointer(base === undefined ? this.#revision : this.#base, pointer);
    return isJsonObject(item) && [...METHODS, '$ref'].some((name) => name in item);
  }

  #isUsed(pointer: string | undefined, side: 'base' | 'revision'): boolean {
    if (pointer === undefined) return false;
    const component = componentAt(pointer);
    // Security schemes are named without a reference, and compared wherever they are.
    if (!component || component.kind === 'securitySchemes') return true;
    return this.#used[side].has(component.pointer);
  }
}

function tells(change: Change, { base, revision, member, schema }: Difference): boolean {
  if (isRelated(change.base, base) || isRelated(change.revision, revision)) return true;
  if (member !== 'required' || !schema || !isOfRequired(change)) return false;
  return isPropertyOf(change.base, schema.base) || isPropertyOf(change.revision, schema.revision);
}

function isOneWith(change: Change, { base, revision, member, schema, names }: Difference): boolean {
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
  return pointer?.slice(0, pointer.lastIndexOf('/')) === `${schema}/properties`;
}

function isRelated(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

function usedIn(bundle: JsonObject): Set<string> {
  const { paths, webhooks } = bundle;
  const pointers = new Heirs(bundle).reachableFrom([paths, webhooks].filter((part) => isJsonObject(part)));
  return new Set([...pointers].map((pointer) => componentAt(pointer)?.pointer ?? pointer));
}
