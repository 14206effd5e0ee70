import type { JsonObject } from '@telephony/contract';
import { type Family, familiesOf, WHOLE } from './families.ts';
import type { Found, Need } from './need.ts';
import { outdatedCounts } from './outdated-counts.ts';
import { placeName } from './place-name.ts';
import { unawareHandlers } from './unaware-handlers.ts';
import { foldersOf, isNamed, lineOf, readRepository, type RepositoryText } from './repository-text.ts';

/** Whoever names this much of a family means all of it. */
const MOST = 2 / 3;
/** Names that more than this share of the files uses say nothing of a family: `id`, `name`. */
const COMMON = 1 / 20;
/** How many names that are not common a file must know. */
const ENOUGH = 2;

/**
 * What a change needs besides itself: handlers, samples, guides, workflows, senders of events and other code that name most of its
 * neighbours and not the new operation, event, field or value; what still names something that is gone; and numbers in
 * prose that counted the base. There is no list of such places: the files show by what they name what they are about.
 *
 * @param root The repository.
 */
export function findNeeds(base: JsonObject, revision: JsonObject, root: string): Need[] {
  const before = new Map(familiesOf(base).map((family) => [keyOf(family), family]));
  const after = new Map(familiesOf(revision).map((family) => [keyOf(family), family]));
  const added = [...after].flatMap(([key, family]) => {
    const known = before.get(key);
    const names = known ? [...family.names.difference(known.names)] : [];
    return known && names.length > 0 ? [{ family: known, names }] : [];
  });
  const everywhere = new Set(
    [...after.values()].flatMap(({ kind, names }) => [...names].map((name) => `${kind} ${name}`)),
  );
  const removed = [...before].flatMap(([key, family]) => {
    const names = [...family.names.difference(after.get(key)?.names ?? new Set())].filter(
      (name) => !everywhere.has(`${family.kind} ${name}`),
    );
    return names.length > 0 ? [{ family, names }] : [];
  });
  const texts = added.length + removed.length > 0 ? readRepository(root) : [];
  const needs = [
    ...added.flatMap(({ family, names }) =>
      names.flatMap((name) => {
        const found = family.kind === 'parameter' ? [] : unaware(name, family, texts);
        return found.length > 0 ? found : unawareHandlers(name, family, revision, texts);
      }),
    ),
    ...added.flatMap(({ family, names }) =>
      family.of === WHOLE ? names.flatMap((name) => unawareFolders(name, family, texts)) : [],
    ),
    ...removed.flatMap(({ family, names }) => names.flatMap((name) => leftBehind(name, family, texts))),
    ...outdatedCounts(base, revision, texts),
  ];
  // An operation is of its resource and of the contract: its file is told once.
  const once = [
    ...new Map(needs.toReversed().map((need) => [`${need.about} ${need.scope}`, need])).values(),
  ].toReversed();
  // A folder says no more than its file.
  const isTold = ({ about, scope }: Found) =>
    once.some((other) => other.about === about && other.scope.startsWith(`${scope}/`));
  return once.filter((need) => !isTold(need)).map(({ text, file, line }) => ({ text, file, line }));
}

/** The folders whose files name most of a family together, and something not; the place is in the first of these files. */
function unawareFolders(name: string, family: Family, texts: readonly RepositoryText[]): Found[] {
  return unaware(name, family, foldersOf(texts)).flatMap((need) => {
    const inside = texts.filter(({ file }) => file.startsWith(`${need.scope}/`));
    const first = inside.find((text) => [...family.names].some((one) => isNamed(text, one)));
    const neighbour = [...family.names].find((one) => first && isNamed(first, one));
    return first && neighbour !== undefined
      ? [{ ...need, file: first.file, line: lineOf(first, neighbour) }]
      : [];
  });
}

function unaware(name: string, family: Family, texts: readonly RepositoryText[]): Found[] {
  return texts.flatMap((text) => {
    const known = knownOf(family, text, texts);
    if (known.length === 0 || isNamed(text, name)) return [];
    const [neighbour = ''] = known;
    const { size } = family.names;
    const count = [...family.names].filter((one) => isNamed(text, one)).length;
    return [
      {
        about: name,
        scope: text.file,
        text: `${placeName(text.file, family)}: the ${family.kind} \`${name}\` is missing here, beside ${othersText(count, size)} of ${family.of}.`,
        file: text.file,
        line: lineOf(text, neighbour),
      },
    ];
  });
}

function othersText(count: number, size: number): string {
  if (count < size) return `${count} of ${size} others`;
  return size === 1 ? 'the only other' : size === 2 ? 'both others' : `all ${size} others`;
}

function leftBehind(name: string, family: Family, texts: readonly RepositoryText[]): Found[] {
  const isDistinct = family.kind === 'operation' || family.kind === 'event';
  return texts
    .filter((text) => isNamed(text, name) && (isDistinct || knownOf(family, text, texts).length > 0))
    .map((text) => ({
      about: name,
      scope: text.file,
      text: `${placeName(text.file, family)}: the ${family.kind} \`${name}\` of ${family.of} is gone, and still named here.`,
      file: text.file,
      line: lineOf(text, name),
    }));
}

/** The names by which a file shows that it is about a family; none where it is not. */
function knownOf({ kind, names }: Family, text: RepositoryText, texts: readonly RepositoryText[]): string[] {
  const known = [...names].filter((name) => isNamed(text, name));
  if (known.length < names.size * MOST) return [];
  // The name of an operation or an event is that of nothing else.
  if (kind === 'operation' || kind === 'event') return known;
  const rare = known.filter(
    (name) => texts.filter((other) => isNamed(other, name)).length <= texts.length * COMMON,
  );
  return rare.length >= ENOUGH ? rare : [];
}

function keyOf({ kind, of }: Family): string {
  return `${kind} ${of}`;
}
