import { type Step, stepsOfStory } from '../delivery/steps.ts';
import { type MalformedName, malformedNames } from '../testing/malformed.ts';
import { type Random, shuffled } from '../testing/random.ts';
import { storyNames } from '../testing/story.ts';

/** How many calls begin in a second. */
const CALLS_PER_SECOND = 5;

/** Forms that leave an event what it is, or nothing of it, so that it does not matter which of two comes first. */
const SAME: readonly MalformedName[] = [
  'byte-order-mark',
  'empty',
  'form-payload',
  'gzip',
  'truncated',
  'utf-16',
];

/** Calls that begin at any time; a tenth of their events comes twice, and some in an unusual form. */
function day(seconds: number, random: Random): Step[] {
  const names = storyNames();
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const timed = Array.from({ length: seconds * CALLS_PER_SECOND }, (_, telling) => {
    const begin = random() * seconds * 900;
    const name = pick(names) ?? 'missed';
    return stepsOfStory(name, telling + 1).flatMap((step, index) => {
      const first = { at: begin + index * 20, step };
      const malformed = random() < 0.02 ? pick(SAME) : undefined;
      const more: Step[] = [
        ...(random() < 0.1 ? [step] : []),
        ...(malformed === undefined ? [] : [{ ...step, malformed }]),
      ];
      return [first, ...more.map((one) => ({ at: first.at + random() * 500, step: one }))];
    });
  }).flat();
  const inOrder = timed.toSorted((one, other) => one.at - other.at);
  return inOrder.map(({ at, step }, index) => {
    const waitMs = Math.round(at - (inOrder[index - 1]?.at ?? at));
    return waitMs > 0 || index === 0 ? { ...step, waitMs } : { ...step, isTogether: true };
  });
}

/** What is tried with a receiver. */
export interface Check {
  name: CheckName;
  about: string;
  /** Sequences, each tried by itself. */
  sequences: Step[][];
  /** How often a delivery is sent until it is accepted. */
  tries: number;
  /** Whether the events are a day old. */
  isOld?: boolean;
}

/** The names of all checks, in the order in which they are made. The secret is not a sequence. */
export const CHECK_NAMES = [
  'secret',
  'calls',
  'connection',
  'duplicates',
  'at-once',
  'order',
  'delay',
  'malformed',
  'burst',
  'day',
] as const;

/** The name of a check. */
export type CheckName = (typeof CHECK_NAMES)[number];

/** How much is tried. */
export interface Amounts {
  /** Deliveries that are sent at once. */
  burst: number;
  /** Seconds that a day takes; 0 for no day. */
  daySeconds: number;
  random: Random;
}

const TRIES = 4;
const QUEUE = stepsOfStory('queue-second-agent');
const MISSED = stepsOfStory('missed');

/** All checks, in the order in which they are made: what is more common first. */
export function checksOf({ burst, daySeconds, random }: Amounts): Check[] {
  const all: Check[] = [
    {
      name: 'calls',
      about: `all events of ${storyNames().length} kinds of call, in order`,
      sequences: [storyNames().flatMap((name) => stepsOfStory(name))],
      tries: TRIES,
    },
    {
      name: 'connection',
      about: 'a call on one connection, nothing sent again',
      sequences: [QUEUE],
      tries: 1,
    },
    { name: 'duplicates', about: 'each event three times', sequences: [repeated(QUEUE, 3)], tries: TRIES },
    {
      name: 'at-once',
      about: 'each event three times at the same time',
      sequences: [repeated(QUEUE, 3).map((step, index) => (index % 3 === 0 ? step : together(step)))],
      tries: TRIES,
    },
    {
      name: 'order',
      about: 'events of a call in reverse, and in any order',
      sequences: [
        QUEUE.toReversed(),
        shuffled(QUEUE, random),
        shuffled([...stepsOfStory('transfer'), ...stepsOfStory('answered')], random),
      ],
      tries: TRIES,
    },
    {
      name: 'delay',
      about: 'a day late, and the first event two seconds after the last',
      sequences: [[...MISSED.slice(1), ...MISSED.slice(0, 1).map((step) => ({ ...step, waitMs: 2000 }))]],
      tries: TRIES,
      isOld: true,
    },
    {
      name: 'malformed',
      about: `${malformedNames().length} unusual bodies, each followed by a usual one`,
      sequences: malformedNames().map((malformed) => [
        { story: 'missed', telling: 1, event: 3, malformed },
        { story: 'missed', telling: 2, event: 3 },
      ]),
      tries: TRIES,
    },
    {
      name: 'burst',
      about: `${burst} events at the same time`,
      sequences: [
        Array.from({ length: burst }, (_, index) => ({
          story: 'missed',
          telling: Math.floor(index / MISSED.length) + 1,
          event: (index % MISSED.length) + 1,
          ...(index > 0 && { isTogether: true }),
        })),
      ],
      tries: TRIES,
    },
    {
      name: 'day',
      about: `${daySeconds * CALLS_PER_SECOND} calls of a day in ${daySeconds} s, with duplicates and malformed bodies`,
      sequences: daySeconds > 0 ? [day(daySeconds, random)] : [],
      tries: TRIES,
    },
  ];
  return all.filter(({ sequences }) => sequences.length > 0);
}

function repeated(steps: readonly Step[], times: number): Step[] {
  return steps.flatMap((step) => Array.from({ length: times }, () => step));
}

function together(step: Step): Step {
  return { ...step, isTogether: true };
}
