import { METHODS, pointerSegments } from '@telephony/contract';
import { nameOfPlace } from '../compare/name-of-place.ts';
import { listOf } from '../compare/words.ts';
import { componentAt } from '../schema/component-at.ts';
import type { Difference } from './difference.ts';

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
export function describeDifference(difference: Difference, pointer: string): string {
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
export function describeOpen(difference: Difference, pointer: string): string {
  const name = difference.member ? `\`${difference.member}\`${ofPlace(pointer)}` : subjectAt(pointer);
  return `Not explained: look at it. ${name} is ${fateOf(difference)}, and no comparison knows what that does to programs.`;
}

/**
 * Differences of one element that change nothing, as a sentence.
 *
 * @param isUnused Whether no operation uses the element.
 * @param isChanged Whether something else in the element is told as a change.
 */
export function describeRewritten(
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
