import { type Step, stepsOfStory } from '../delivery/steps.ts';
import { malformedNames } from '../testing/malformed.ts';
import type { Random } from '../testing/random.ts';
import { storyNames } from '../testing/story.ts';

export interface Check {
  name: CheckName;
  about: string;
  sequences: Step[][];
  /** How often a delivery is sent until it is accepted. */
  tries: number;
  isOld?: boolean;
}

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
] as const;

export type CheckName = (typeof CHECK_NAMES)[number];

export interface Amounts {
  burst: number;
  random: Random;
}

const TRIES = 4;
const QUEUE = stepsOfStory('queue-second-agent');
const MISSED = stepsOfStory('missed');

export function checksOf({ burst, random }: Amounts): Check[] {
  return [
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
        random.shuffled(QUEUE),
        random.shuffled([...stepsOfStory('transfer'), ...stepsOfStory('answered')]),
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
  ];
}

function repeated(steps: readonly Step[], times: number): Step[] {
  return steps.flatMap((step) => Array.from({ length: times }, () => step));
}

function together(step: Step): Step {
  return { ...step, isTogether: true };
}
