import {
  type JsonObject,
  listOperations,
  METHODS,
  pointerSegments,
  reachableFrom,
} from '@telephony/contract';
import type { Change } from '../compare/comparison.ts';
import { componentAt } from '../schema/model.ts';
import type { Difference } from './list-differences.ts';
import type { Proofs } from './proofs.ts';
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
  const rewritten = new Map<string, Difference[]>();
  for (const difference of differences) {
    const place = placeOf(difference);
    const operations = operationsAt(place.side === 'base' ? base : revision, place.pointer);
    const common = { place, operations };
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
    const operations = operationsAt(place.side === 'base' ? base : revision, place.pointer);
    const isUnused = key.startsWith('unused');
    const text = describeRewritten(group, place.pointer, {
      isUnused,
      isChanged: !isUnused && proofs.hasChangeIn(elementOf(place.pointer)),
    });
    changes.push({ effect: 'text', rule: 'rewritten', text, place, operations });
  }
  return changes;
}

function placeOf({ base = '', revision }: Difference): Change['place'] {
  return revision === undefined ? { side: 'base', pointer: base } : { side: 'revision', pointer: revision };
}

/** What differences are put together by: a component, an operation, or the document. */
function elementOf(pointer: string): string {
  const component = componentAt(pointer)?.pointer;
  return component ?? pointer.split('/').slice(0, 5).join('/');
}

const SAME = 'what is sent and received stays the same';

const NAMES: Readonly<Record<string, string>> = {
  'x-ledger': 'A ledger mark',
  'x-source': 'A source',
  'x-tagGroups': 'A tag',
  tags: 'A tag',
  summary: 'The summary',
  description: 'The description',
  title: 'The title',
};

/** A difference in words, examples or marks, as a sentence. */
function describeDifference(difference: Difference, pointer: string): string {
  const fate = fateOf(difference);
  const component = componentAt(pointer);
  if (component?.kind === 'examples') return `The example \`${component.name}\` is ${fate}.`;
  if (pointer.startsWith('/info/')) return `Information on the contract is ${fate}.`;
  const { kind, member } = difference;
  const known = NAMES[member] ?? (kind === 'extension' ? `The extension \`${member}\`` : undefined);
  const name = known ?? (kind === 'example' ? 'An example' : `\`${member}\``);
  return `${name}${ofPlace(pointer)} is ${fate}.`;
}

/** A difference that no comparison explains, as a sentence. */
function describeOpen(difference: Difference, pointer: string): string {
  const name = difference.member ? `\`${difference.member}\`${ofPlace(pointer)}` : subjectAt(pointer);
  return `Not explained: look at it. ${name} is ${fateOf(difference)}, and no comparison knows what that does to programs.`;
}

/**
 * Differences of one element that change nothing, as a sentence.
 *
 * @param isUnused Whether no operation uses the element.
 * @param isChanged Whether something else in the element is told as a change.
 */
function describeRewritten(
  group: Difference[],
  pointer: string,
  { isUnused, isChanged }: { isUnused: boolean; isChanged: boolean },
): string {
  const members = [...new Set(group.map(({ member }) => member).filter((member) => member !== ''))];
  const named = members.length > 0 ? ` (${listOf(members.map((member) => `\`${member}\``))})` : '';
  const subject = subjectAt(pointer);
  if (members.length > 0 && members.every((member) => member === 'deprecated'))
    return `${subject} is no longer deprecated.`;
  const first = group[0];
  const isWhole = componentAt(pointer)?.pointer === pointer;
  const fate = first && isWhole && members.length === 0 ? fateOf(first) : 'changed';
  if (fate !== 'changed') return `${subject} is ${fate}: ${isUnused ? 'no operation uses it' : SAME}.`;
  if (isUnused) return `${subject} is changed${named}: no operation uses it.`;
  const isMoved = members.length === 0 && pointer.startsWith('/paths/');
  const place = isMoved ? 'another place' : 'other words';
  return isChanged
    ? `Some of ${withSmallArticle(subject)} is written in ${place}${named}, which changes nothing else.`
    : `${subject} is written in ${place}${named}: ${SAME}.`;
}

function withSmallArticle(subject: string): string {
  return subject.replace(/^The /, 'the ');
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

const SECTIONS: Readonly<Record<string, string>> = {
  schemas: '',
  parameters: 'The parameter ',
  responses: 'The response ',
  headers: 'The header ',
  requestBodies: 'The body ',
  securitySchemes: 'The security scheme ',
  links: 'The link ',
  examples: 'The example ',
};

/** The element that differences are in, at the beginning of a sentence. */
function subjectAt(pointer: string): string {
  const component = componentAt(pointer);
  if (component) return `${SECTIONS[component.kind] ?? ''}\`${component.name}\``;
  const [first, name = '', member = '', part = ''] = pointerSegments(pointer);
  if (first === undefined) return 'The contract';
  if (first !== 'paths' && first !== 'webhooks') return `\`${first}\` of the contract`;
  const isMethod = METHODS.some((method) => method === member);
  const item = first === 'webhooks' ? `webhook ${name}` : isMethod ? `${member.toUpperCase()} ${name}` : name;
  const inside = isMethod ? part : member;
  return inside === '' ? `\`${item}\`` : `\`${inside}\` of ${item}`;
}

/** The names of the operations that an element belongs to: the one that it is in, or all that use its component. */
function operationsAt(bundle: JsonObject, pointer: string): string[] {
  const operations = usesOf(bundle);
  const own = operations.filter(
    (operation) => isInside(pointer, operation.pointer) || isOfItem(pointer, operation.pointer),
  );
  if (own.length > 0) return own.map(({ name }) => name);
  const component = componentAt(pointer)?.pointer;
  if (component === undefined) return [];
  return operations
    .filter(({ reached }) => reached().some((one) => isInside(one, component)))
    .map(({ name }) => name);
}

interface OperationUse {
  name: string;
  pointer: string;
  /** Pointers of all that it refers to. */
  reached: () => string[];
}

/** Of the bundles that were asked for: every change of a review asks for one of two. */
const known = new WeakMap<JsonObject, OperationUse[]>();

function usesOf(bundle: JsonObject): OperationUse[] {
  const uses =
    known.get(bundle) ??
    listOperations(bundle).map((operation): OperationUse => {
      let reached: string[] | undefined;
      const { pathItem, pointer, value } = operation;
      return {
        name: operationName(operation),
        pointer,
        reached: () => (reached ??= [...reachableFrom(bundle, [value, pathItem['parameters']])]),
      };
    });
  known.set(bundle, uses);
  return uses;
}

/** Whether a pointer is that of a path, or into what all operations of the path share. */
function isOfItem(pointer: string, operation: string): boolean {
  const item = operation.slice(0, operation.lastIndexOf('/'));
  const [, , , member] = pointer.split('/');
  return isInside(pointer, item) && !METHODS.some((method) => method === member);
}

function isInside(pointer: string, element: string): boolean {
  return pointer === element || pointer.startsWith(`${element}/`);
}
