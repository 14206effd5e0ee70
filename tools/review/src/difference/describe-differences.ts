import { METHODS, pointerSegments } from '@telephony/contract';
import { componentAt } from '../schema/model.ts';
import { listText, placeName } from '../compare/words.ts';
import type { Difference } from './list-differences.ts';

// A component, an operation or the document.
export function elementAt(pointer: string): string {
  return componentAt(pointer)?.pointer ?? pointer.split('/').slice(0, 5).join('/');
}

export function describeText(difference: Difference, pointer: string): string {
  const fate = fateOf(difference);
  const [, example] = /(?<!\/properties)\/examples\/([^/]*[^/\d][^/]*)(?:\/\w+)?$/.exec(pointer) ?? [];
  if (example !== undefined) {
    const isWhole = pointerSegments(pointer).at(-2) === 'examples';
    const name = pointerSegments(`/${example}`)[0];
    return `The example \`${name}\` is ${isWhole ? fate : 'changed'}.`;
  }
  if (pointer.startsWith('/info/')) return `Information on the contract is ${fate}.`;
  const name = difference.member === '' ? 'A part' : `\`${difference.member}\``;
  const items = listText((difference.names ?? []).map((item) => `\`${item}\``));
  const words = fate === 'changed' && items !== '' ? `differs in ${items}` : `is ${fate}`;
  return `${name}${ofPlace(pointer)} ${words}.`;
}

export function describeUnexplained(difference: Difference, pointer: string): string {
  const name = difference.member ? `\`${difference.member}\`${ofPlace(pointer)}` : subjectAt(pointer);
  return `Not explained: look at it. ${name} is ${fateOf(difference)}, and no comparison knows what that does to programs.`;
}

export function describeHarmless(group: Difference[], pointer: string, isUnused: boolean): string {
  const members = [...new Set(group.map(({ member }) => member).filter((member) => member !== ''))];
  const names = members.length > 0 ? ` (${listText(members.map((member) => `\`${member}\``))})` : '';
  const subject = subjectAt(pointer);
  if (members.length > 0 && members.every((member) => member === 'deprecated'))
    return `${subject} is no longer deprecated.`;
  const [first] = group;
  const isWhole = elementAt(pointer) === pointer;
  const fate = first && isWhole && members.length === 0 ? fateOf(first) : 'changed';
  if (isUnused) return `${subject} is ${fate}${names}: no operation uses it.`;
  const words = fate === 'changed' ? `written in other words${names}` : fate;
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
  const name = isNamed ? placeName(place) : undefined;
  return name === undefined || name === 'the contract' ? '' : ` of ${name}`;
}

// At the beginning of a sentence.
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
