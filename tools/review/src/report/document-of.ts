import { callOperation } from '../compare/words.ts';
import type { Review } from '../review-contract.ts';
import type { PlacedChange } from '../source-map.ts';
import { componentAt } from '../schema/model.ts';
import { identityOf } from '../fragments/entries.ts';

const TITLES = {
  wire: 'Breaking on the wire',
  types: 'Breaking for types only',
  feature: 'New or relaxed',
  text: 'Texts, examples and marks',
} as const;
/** How many operations a heading names. */
const SHOWN = 5;

/** A review as it is shown: what breaks comes first. */
export function documentOf(review: Review): ReportDocument {
  const { base, gate, breaks } = review;
  return {
    state: gate.passed ? 'passed' : 'held',
    breaks,
    headline: headline(review),
    problems: gate.problems,
    advice: gate.advice,
    compared: `Compared with ${base.name}.${base.note ? ` ${base.note}` : ''}`,
    commits: commitsOf(review),
    parts: partsOf(review),
  };
}

/** What was found, by what it does to programs. */
export function partsOf({
  changes,
  operationIds,
  answers,
}: Pick<Review, 'changes' | 'operationIds' | 'answers'>): Part[] {
  const told = groupChanges(changes, answers);
  return (['wire', 'types', 'feature', 'text'] as const).flatMap((effect): Part[] => {
    const own = told.filter((change) => change.effect === effect);
    if (own.length === 0) return [];
    const groups = [...Map.groupBy(own, keyOf).values()].map((group) => groupOf(group, operationIds));
    const open = effect === 'wire' || effect === 'types';
    return [{ title: `${TITLES[effect]} (${own.length})`, open, groups }];
  });
}

/** What changes are grouped by: one operation, a shared component, several operations alike, or the whole contract. */
function keyOf({ operations, pointer }: ToldChange): string {
  return (operations.length === 1 ? undefined : titleOf(pointer)) ?? operations.join();
}

function groupOf(group: ToldChange[], operationIds: Review['operationIds']): DocumentGroup {
  const lines = group.map(({ text, notes, places }) => ({ text, notes, places }));
  const operations = [...new Set(group.flatMap((change) => change.operations))];
  const called = operations.map((operation) => callOperation(operation, operationIds));
  const rest = called.length - SHOWN;
  const listed = `${called.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
  const component = operations.length === 1 ? undefined : titleOf(group[0]?.pointer ?? '');
  if (component === undefined) return { heading: listed || 'The contract', lines };
  return { heading: listed === '' ? component : `${component}: ${listed}`, lines };
}

/** How a heading calls the component that a pointer is in. */
function titleOf(pointer: string): string | undefined {
  const component = componentAt(pointer);
  const titles: Record<string, string> = { parameters: 'parameter ', responses: 'response ' };
  return component && `${titles[component.kind] ?? ''}${component.name}`;
}

/** A change as it is told: once, with every operation and place that has it. */
interface ToldChange extends Pick<PlacedChange, 'effect' | 'text' | 'operations'> {
  /** What its fragment says of it. */
  notes: string[];
  /** A pointer into the bundle where all of it is in one place. */
  pointer: string;
  places: Place[];
}

/** Equal sentences about several operations told once; each keeps the order of its first. */
function groupChanges(changes: readonly PlacedChange[], answers: Review['answers']): ToldChange[] {
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
        notes: [...new Set(group.flatMap((change) => answers[identityOf(change)] ?? []))],
        pointer: pointers.size === 1 ? first.place.pointer : '',
        places: placesOf(group),
      },
    ];
  });
}

/** Each line once. */
function placesOf(changes: readonly PlacedChange[]): Place[] {
  const places = changes.map(({ file, line, place }): Place => ({ file, line, side: place.side }));
  return [...new Map(places.map((place) => [`${place.file}:${place.line}`, place])).values()];
}

/** What a verdict means. */
export function meaningOf({ verdict, breaks }: Pick<Review, 'verdict' | 'breaks'>): string {
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

/** The verdict in a sentence: what the change is, and which version it asks for. */
function headline({ verdict, breaks, nextVersion, base, fragments }: Review): string {
  const waiting = fragments.others.length;
  const others =
    waiting === 0
      ? ''
      : `, with ${waiting} other ${waiting === 1 ? 'change' : 'changes'} that wait${waiting === 1 ? 's' : ''} for it`;
  const step =
    verdict === 'major' && nextVersion.startsWith('0.')
      ? '; below 1.0.0 a break raises the second number'
      : '';
  const next =
    verdict === 'none' && nextVersion === base.version
      ? `Version stays ${base.version}`
      : `Next version ${nextVersion} (base ${base.version}${others}${step})`;
  return `${meaningOf({ verdict, breaks })}. ${next}.`;
}

/** What is known of a review that was not made. */
export interface FailedReview {
  /** How the base is called, where it was opened. */
  base?: { name: string; commit?: string } | undefined;
  commit?: string | undefined;
}

/** The report of a review that was not made: why, and where. */
export function failureDocument(error: Error, review: FailedReview): ReportDocument {
  const [first = '', ...problems] = error.message.split('\n').map((line) => line.trim());
  return {
    state: 'unreadable',
    breaks: 'none',
    headline: first,
    problems,
    advice: [],
    compared: review.base ? `The base is ${review.base.name}.` : '',
    commits: commitsOf(review),
    parts: [],
  };
}

function commitsOf({ base, commit }: FailedReview): ReportDocument['commits'] {
  return {
    ...(commit === undefined ? {} : { revision: commit }),
    ...(base?.commit === undefined ? {} : { base: base.commit }),
  };
}

/**
 * A review as it is shown: plain texts, places and nothing else. It crosses from the run of a pull request, whose code anybody may
 * have written, to the one that comments, so a text of it is never markup; code in a text stands between backticks.
 */
export interface ReportDocument {
  /** Whether the change may be merged; `unreadable` where there was nothing to review. */
  state: 'passed' | 'held' | 'unreadable';
  breaks: 'wire' | 'types' | 'none';
  /** The verdict in a sentence. */
  headline: string;
  /** What holds the change up, and what is advised. */
  problems: string[];
  advice: string[];
  /** What was compared with what. */
  compared: string;
  /** The commits whose files the places are in, as 40 hexadecimal digits. */
  commits: { revision?: string; base?: string };
  parts: Part[];
}

/** One heading of the report with what is below it. */
export interface Part {
  title: string;
  /** Whether it is shown without being asked for. */
  open: boolean;
  groups: DocumentGroup[];
}

/** Lines about one thing. */
export interface DocumentGroup {
  heading: string;
  lines: Line[];
}

/** A sentence, what the fragment of the change says of it, and where it is about. */
export interface Line {
  text: string;
  notes: string[];
  places: Place[];
}

/** A line of a file. */
export interface Place {
  /** Path in the repository. */
  file: string;
  line: number;
  side: 'base' | 'revision';
}
