import type { Change } from '../compare/comparison.ts';
import { componentAt } from '../schema/model.ts';
import { operationLabel, listText, type OperationIds } from '../compare/words.ts';

export const SECTIONS = {
  wire: '### Breaking on the wire',
  types: '### Breaking for types only',
  feature: '### New',
} as const;

// It stands above answers that were given to another sentence.
export const RECHECK_NOTE =
  '(This change is another one now. If the lines below still hold, delete this line.)';

type Identity = string;

export interface ChangeGroup {
  effect: keyof typeof SECTIONS;
  identities: Identity[];
  text: string;
  changes: Change[];
}

export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const places = Map.groupBy(
    changes.filter(({ effect }) => effect !== 'text'),
    changeIdentity,
  );
  const single = [...places].map(([identity, group]): ChangeGroup => ({
    effect: (['wire', 'types', 'feature'] as const).find((one) =>
      group.some(({ effect }) => effect === one),
    )!,
    identities: [identity],
    text: [...new Set(group.map(({ text }) => text))].join(' '),
    changes: group,
  }));
  const same = Map.groupBy(single, ({ effect, text, changes: [first] }) =>
    JSON.stringify([effect, text, first && unnamedComponent(first)]),
  );
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const identities = group.flatMap((one) => one.identities);
    return [{ ...first, identities, changes: group.flatMap((one) => one.changes) }];
  });
}

// However its sentence is worded, and whichever way the values go.
export function changeIdentity({ rule, place }: Change): Identity {
  return `${rule.replace(/^(?:request|response)-(?=\w+-)/, '')} ${place.pointer.replaceAll('>', '%3E')}`;
}

const MAX_OPERATIONS = 3;

export function groupSentence({ changes, text }: ChangeGroup, ids: OperationIds): string {
  const [first] = changes;
  const operations = [...new Set(changes.flatMap((change) => change.operations))];
  const component = first && unnamedComponent(first);
  const isShared = first !== undefined && componentAt(first.place.pointer) !== undefined;
  const shown = (isShared ? operations.slice(0, MAX_OPERATIONS) : operations).map((name) =>
    ids.has(name) ? `\`${ids.get(name)}\` (\`${name}\`)` : `\`${name}\``,
  );
  const rest = operations.length - shown.length;
  const places = rest > 0 ? `${shown.join(', ')} and ${rest} more` : listText(shown);
  const subject = [component === undefined ? '' : `\`${component}\``, places].filter((part) => part !== '');
  return subject.length === 0 ? text : `${subject.join(' of ')}: ${text}`;
}

export function groupLine({ changes, text }: ChangeGroup, ids: OperationIds): string {
  const [operation, ...others] = new Set(changes.flatMap(({ operations }) => operations));
  return operation === undefined || others.length > 0 ? text : `${operationLabel(operation, ids)}: ${text}`;
}

function unnamedComponent({ text, place }: Change): string | undefined {
  return text.includes('`') ? undefined : componentAt(place.pointer)?.name;
}

export interface Entry {
  identities: Identity[];
  text: string;
  rest: string[];
  section: string;
}

export function isBreaking({ section }: Entry): boolean {
  return section === SECTIONS.wire || section === SECTIONS.types;
}

// Before the sentence, only names of the change.
export function quotesReview(entry: Entry, { changes, text }: ChangeGroup, ids: OperationIds): boolean {
  if (!entry.text.endsWith(text)) return false;
  const named = entry.text.slice(0, -text.length);
  const own = new Set(
    changes.flatMap(({ operations, place }) => [
      componentAt(place.pointer)?.name,
      ...operations.flatMap((name) => [name, ids.get(name)]),
    ]),
  );
  const names = Array.from(named.matchAll(/`([^`]*)`/g), ([, name]) => name);
  return /^(?:`[^`]*`|[ ,():]|and|of|\d+ more)*$/.test(named) && names.every((name) => own.has(name));
}

export function needsRecheck({ rest }: Entry): boolean {
  return rest.some((line) => line.trim() === RECHECK_NOTE);
}

const IDENTITY = /^ *<!-- ([\w-]+ (?:\/.*)?) -->$/;

export function splitFragment(text: string): { text: string; entry?: Entry }[] {
  let section = '';
  return `${text.trim()}\n`.split(/^(?=\S)/m).map((piece) => {
    const lines = piece.trimEnd().split('\n');
    if (piece.startsWith('#')) section = lines[0]?.trim() ?? '';
    const [first, last] = [isIdentity, isIdentity].map((is, end) =>
      end === 0 ? lines.findIndex(is) : lines.findLastIndex(is),
    ) as [number, number];
    if (!piece.startsWith('- ') || first < 0) return { text: piece };
    const identities = lines.flatMap((line) => IDENTITY.exec(line)?.[1] ?? []);
    const said = lines.slice(0, first).map((line) => line.trim());
    const entry = { identities, text: said.join(' ').slice(2), rest: lines.slice(last + 1), section };
    return { text: piece, entry };
  });
}

function isIdentity(line: string): boolean {
  return IDENTITY.test(line);
}

// Without what GitHub does not show: code, comments, and all behind a tag at the beginning of a line.
export function readEntries(text: string): Entry[] {
  const seen = text
    .replaceAll(/^ *(```+|~~~+)[^]*?(?:^ *\1|(?![^]))/gm, '')
    .replaceAll(/<!--[^]*?(?:-->|(?![^]))/g, (comment) => (isIdentity(comment) ? comment : ''))
    .replace(/^ *<(?!!--)[^]*/m, '');
  return splitFragment(seen).flatMap(({ entry }) => (entry ? [entry] : []));
}

// A release leaves the places out.
export function readReleased(text: string): Entry[] {
  let section = '';
  return `${text.trim()}\n`.split(/^(?=\S)/m).flatMap((piece) => {
    const lines = piece.trimEnd().split('\n');
    if (piece.startsWith('#')) section = lines[0]?.trim() ?? '';
    if (!piece.startsWith('- ')) return [];
    const answers = lines.findIndex((line) => /^ *(?:Why|What to do):/.test(line));
    const sentences = lines.slice(0, answers < 0 ? undefined : answers).map((line) => line.trim());
    const rest = answers < 0 ? [] : lines.slice(answers);
    return [{ identities: [], text: sentences.join(' ').slice(2), rest, section }];
  });
}

export function entryText({ identities, text, rest }: Omit<Entry, 'section'>): string {
  return [`- ${text}`, ...identities.map((identity) => `  <!-- ${identity} -->`), ...rest, ''].join('\n');
}

export function withoutIdentities(text: string): string {
  return text
    .split('\n')
    .filter((line) => !isIdentity(line))
    .join('\n');
}
