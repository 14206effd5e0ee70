import { operationLabel } from '../compare/words.ts';
import type { Review } from '../review-contract.ts';
import type { PlacedChange } from '../source-map.ts';
import { componentAt } from '../schema/model.ts';
import { changeIdentity } from '../fragments/entries.ts';
import { isRelease } from '../fragments/gate.ts';

const TITLES = {
  wire: 'Breaking on the wire',
  types: 'Breaking for types only',
  feature: 'New or relaxed',
  text: 'Texts, examples and marks',
} as const;
const MAX_OPERATIONS = 5;

export function reportDocument(review: Review): ReportDocument {
  const { base, gate, breaks } = review;
  return {
    state: gate.passed ? 'passed' : 'held',
    breaks,
    headline: headline(review),
    problems: gate.problems,
    advice: gate.advice,
    compared: `Compared with ${base.name}.${base.note ? ` ${base.note}` : ''}`,
    commits: reviewedCommits(review),
    parts: withSentences(reportParts(review), review.sentences),
  };
}

export function reportParts({
  changes,
  operationIds,
  answers,
}: Pick<Review, 'changes' | 'operationIds' | 'answers'>): Part[] {
  const told = mergeEqualChanges(changes, answers);
  return (['wire', 'types', 'feature', 'text'] as const).flatMap((effect): Part[] => {
    const own = told.filter((change) => change.effect === effect);
    if (own.length === 0) return [];
    const groups = [...Map.groupBy(own, groupKey).values()].map((group) => reportGroup(group, operationIds));
    const open = effect === 'wire' || effect === 'types';
    return [{ title: `${TITLES[effect]} (${own.length})`, open, groups }];
  });
}

// Before what is folded, because a comment has no room for everything.
function withSentences(parts: readonly Part[], sentences: Review['sentences']): Part[] {
  if (sentences.length === 0) return [...parts];
  const groups = [...Map.groupBy(sentences, ({ element }) => element)].map(([heading, own]) => ({
    heading,
    lines: own.map(({ text, source, file, line }) => ({
      text,
      notes: [`Source: ${source}`],
      places: [{ file, line, side: 'revision' as const }],
    })),
  }));
  const title = `Sentences to trace to their sources (${sentences.length})`;
  const checklist = { title, open: false, checklist: true, groups };
  return [...parts.filter(({ open }) => open), checklist, ...parts.filter(({ open }) => !open)];
}

function groupKey({ operations, pointer }: ReportedChange): string {
  return (operations.length === 1 ? undefined : componentTitle(pointer)) ?? operations.join();
}

function reportGroup(group: ReportedChange[], operationIds: Review['operationIds']): DocumentGroup {
  const lines = group.map(({ text, notes, places }) => ({ text, notes, places }));
  const operations = [...new Set(group.flatMap((change) => change.operations))];
  const called = operations.map((operation) => operationLabel(operation, operationIds));
  const rest = called.length - MAX_OPERATIONS;
  const listed = `${called.slice(0, MAX_OPERATIONS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  const component = operations.length === 1 ? undefined : componentTitle(group[0]?.pointer ?? '');
  if (component === undefined) return { heading: listed || 'The contract', lines };
  return { heading: listed === '' ? component : `${component}: ${listed}`, lines };
}

function componentTitle(pointer: string): string | undefined {
  const component = componentAt(pointer);
  const titles: Record<string, string> = { parameters: 'parameter ', responses: 'response ' };
  return component && `${titles[component.kind] ?? ''}${component.name}`;
}

interface ReportedChange extends Pick<PlacedChange, 'effect' | 'text' | 'operations'> {
  notes: string[];
  pointer: string;
  places: Place[];
}

function mergeEqualChanges(changes: readonly PlacedChange[], answers: Review['answers']): ReportedChange[] {
  const same = Map.groupBy(changes, ({ effect, rule, text }) => JSON.stringify([effect, rule, text]));
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { effect, text } = first;
    const operations = [...new Set(group.flatMap((change) => change.operations))];
    const pointers = new Set(group.map(({ place }) => place.pointer));
    return [
      {
        effect,
        text,
        operations,
        notes: [...new Set(group.flatMap((change) => answers[changeIdentity(change)] ?? []))],
        pointer: pointers.size === 1 ? first.place.pointer : '',
        places: distinctPlaces(group),
      },
    ];
  });
}

function distinctPlaces(changes: readonly PlacedChange[]): Place[] {
  const places = changes.map(({ file, line, place }): Place => ({ file, line, side: place.side }));
  return [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()];
}

export function verdictText({ verdict, breaks }: Pick<Review, 'verdict' | 'breaks'>): string {
  return {
    none: 'none: the contract says the same as before',
    patch: 'patch: words only, nothing changes for callers',
    minor: 'minor: something is new, existing programs keep working',
    major:
      breaks === 'types'
        ? 'major, for types only: requests and responses stay valid, but code that is compiled against the types may not'
        : 'major: breaks programs on the wire',
  }[verdict];
}

function headline({ verdict, breaks, nextVersion, base, version, fragments }: Review): string {
  const verdictWords = verdictText({ verdict, breaks });
  if (isRelease({ version, base }))
    return `${verdictWords}. Releases ${version} (base ${base.version}) ${releasedText(fragments.before.length)}.`;
  const waiting = fragments.others.length;
  const others = waiting === 0 ? '' : `, with ${waitingText(waiting)}`;
  const step =
    verdict === 'major' && nextVersion.startsWith('0.')
      ? '; below 1.0.0 a break raises the second number'
      : '';
  const next =
    verdict === 'none' && nextVersion === base.version
      ? `Version stays ${base.version}`
      : `Next version ${nextVersion} (base ${base.version}${others}${step})`;
  return `${verdictWords}. ${next}.`;
}

function releasedText(number: number): string {
  if (number === 0) return 'with this change';
  return `with ${number} ${number === 1 ? 'change that has' : 'changes that have'} waited for it`;
}

function waitingText(number: number): string {
  return number === 1 ? '1 other change that waits for it' : `${number} other changes that wait for it`;
}

interface FailedReview {
  base?: { name: string; commit?: string } | undefined;
  commit?: string | undefined;
}

export function failureDocument(error: Error, review: FailedReview): ReportDocument {
  const [first = '', ...problems] = error.message.split('\n').map((line) => line.trim());
  return {
    state: 'unreadable',
    breaks: 'none',
    headline: first,
    problems,
    advice: [],
    compared: review.base ? `The base is ${review.base.name}.` : '',
    commits: reviewedCommits(review),
    parts: [],
  };
}

function reviewedCommits({ base, commit }: FailedReview): ReportDocument['commits'] {
  return {
    ...(commit === undefined ? {} : { revision: commit }),
    ...(base?.commit === undefined ? {} : { base: base.commit }),
  };
}

// Plain texts and places: the report crosses from a run of anybody's code to the workflow that comments.
export interface ReportDocument {
  state: 'passed' | 'held' | 'unreadable';
  breaks: 'wire' | 'types' | 'none';
  headline: string;
  problems: string[];
  advice: string[];
  compared: string;
  commits: { revision?: string; base?: string };
  parts: Part[];
}

export interface Part {
  title: string;
  open: boolean;
  // Each line is for a person to tick.
  checklist?: boolean;
  groups: DocumentGroup[];
}

export interface DocumentGroup {
  heading: string;
  lines: Line[];
}

export interface Line {
  text: string;
  notes: string[];
  places: Place[];
}

export interface Place {
  file: string;
  line: number;
  side: 'base' | 'revision';
}
