import { type Step, storySteps } from '../delivery/steps.ts';
import { malformedNames } from '../testing/malformed.ts';
import type { Random } from '../testing/random.ts';
import { storyNames } from '../testing/story.ts';

export interface SequenceCheck {
  name: CheckName;
  about: string;
  sequences: Step[][];
  maxTries: number;
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

const MAX_TRIES = 4;
const QUEUE = storySteps('queue-second-agent');
const MISSED = storySteps('missed');

export function sequenceChecks({ burst, random }: Amounts): SequenceCheck[] {
  const [first, ...rest] = MISSED;
  const checks: Record<Exclude<CheckName, 'secret'>, Omit<SequenceCheck, 'name' | 'maxTries'>> = {
    calls: {
      about: `all events of ${storyNames().length} kinds of call, in order`,
      sequences: [storyNames().flatMap((name) => storySteps(name))],
    },
    connection: { about: 'a call on one connection, nothing sent again', sequences: [QUEUE] },
    duplicates: { about: 'each event three times', sequences: [repeated(QUEUE, 3)] },
    'at-once': {
      about: 'each event three times at the same time',
      sequences: [repeated(QUEUE, 3).map((step, index) => ({ ...step, isTogether: index % 3 > 0 }))],
    },
    order: {
      about: 'events of a call in reverse, and in any order',
      sequences: [
        QUEUE.toReversed(),
        random.shuffled(QUEUE),
        random.shuffled([...storySteps('transfer'), ...storySteps('answered')]),
      ],
    },
    delay: {
      about: 'a day late, and the first event two seconds after the last',
      sequences: [[...rest, { ...first!, waitMs: 2000 }]],
      isOld: true,
    },
    malformed: {
      about: `${malformedNames().length} unusual bodies, each followed by a usual one`,
      sequences: malformedNames().map((malformed) => [
        { story: 'missed', call: 1, event: 3, malformed },
        { story: 'missed', call: 2, event: 3 },
      ]),
    },
    burst: {
      about: `${burst} events at the same time`,
      sequences: [
        Array.from({ length: burst }, (_, index) => ({
          story: 'missed',
          call: Math.floor(index / MISSED.length) + 1,
          event: (index % MISSED.length) + 1,
          isTogether: index > 0,
        })),
      ],
    },
  };
  return CHECK_NAMES.filter((name) => name !== 'secret').map((name) => ({
    name,
    maxTries: name === 'connection' ? 1 : MAX_TRIES,
    ...checks[name],
  }));
}

function repeated(steps: readonly Step[], times: number): Step[] {
  return steps.flatMap((step) => Array.from({ length: times }, () => step));
}
