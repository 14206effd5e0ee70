import { planned, type PlannedDelivery, written } from '../../drive/delivery.ts';
import { readSteps, type Step, stepsOfStory } from '../../drive/step.ts';
import type { EventName } from '../../event/event.ts';
import { SAMPLES } from '../../generated/samples.ts';
import { oddNames } from '../../testing/odd/odd-bodies.ts';
import type { OddName } from '../../testing/odd/odd-body.ts';
import { type Random, shuffled } from '../../testing/random.ts';
import { sampleEvent } from '../../testing/sample-event.ts';
import { sampleNames } from '../../testing/sample-names.ts';
import { storyNames } from '../../testing/story.ts';
import { choice } from './choice.ts';
import { usage } from './receiver-url.ts';

/** What to deliver, and how, as the options say. */
interface Wanted {
  story?: string[];
  event?: string;
  example?: string;
  sequence?: string;
  odd?: string[];
  times: number;
  /** Whether the ids are the same each time. */
  same: boolean;
  'at-once': boolean;
  order: string;
  speed: string;
  random: Random;
}

const EVENTS = Object.keys(SAMPLES).filter((name): name is EventName => Object.hasOwn(SAMPLES, name));
const ORDERS = ['sent', 'reversed', 'shuffled'] as const;

/**
 * The deliveries that the options ask for.
 *
 * @throws UserError for options that do not fit.
 */
export async function plannedDeliveries(wanted: Wanted): Promise<PlannedDelivery[]> {
  const { event, sequence, story = [], 'at-once': isTogether } = wanted;
  const sources = [event, sequence, story[0]].filter((source) => source !== undefined);
  if (sources.length !== 1)
    throw usage('Give one of --story, --event and --sequence. See telephony-webhooks stories.');
  const odd = wanted.odd?.map((name) => choice('--odd', name, oddNames())) ?? [undefined];
  const factor = speedOf(wanted.speed);
  const plan = async (time: number) => {
    const found =
      event === undefined
        ? await ofSteps(stepsOf(wanted, time), odd)
        : await ofEvent(event, wanted.example, odd);
    return factor === 0 ? found : withPauses(found, factor);
  };
  const { times, same } = wanted;
  const told = await Promise.all(Array.from({ length: same ? 1 : times }, (_, time) => plan(time)));
  const repeated = told.flat().flatMap((one) => Array.from({ length: same ? times : 1 }, () => one));
  const ordered = inOrder(repeated, choice('--order', wanted.order, ORDERS), wanted.random);
  return isTogether ? ordered.map((one) => ({ ...one, isTogether })) : ordered;
}

/** @param time How often it was told before: each time it is another call. */
function stepsOf({ sequence, story = [] }: Wanted, time: number): Step[] {
  const names = story.map((name) => choice('--story', name, storyNames()));
  if (sequence === undefined)
    return names.flatMap((name, index) => stepsOfStory(name, time * names.length + index + 1));
  try {
    const steps = readSteps(sequence);
    if (steps.length > 0) return steps;
  } catch (error) {
    throw usage(`--sequence: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw usage('--sequence is empty. Give steps, such as missed.1 missed.3.');
}

async function ofSteps(
  steps: readonly Step[],
  odd: readonly (OddName | undefined)[],
): Promise<PlannedDelivery[]> {
  return planned(
    steps.flatMap((step) => odd.map((name) => (name === undefined ? step : { ...step, odd: name }))),
  );
}

async function ofEvent(
  text: string,
  example: string | undefined,
  odd: readonly (OddName | undefined)[],
): Promise<PlannedDelivery[]> {
  const name = choice('--event', text, EVENTS);
  const chosen = example === undefined ? undefined : sampleNames(name).find((one) => one === example);
  if (example !== undefined && chosen === undefined)
    throw usage(
      `--example: ${name} has no example "${example}". Choose from ${sampleNames(name).join(', ')}.`,
    );
  const event = sampleEvent(name, {}, chosen === undefined ? {} : { example: chosen });
  return Promise.all(odd.map((one) => written(event, one)));
}

/** How many times faster than real; 0 for no pause at all. */
function speedOf(text: string): number {
  if (text === 'fast') return 0;
  const factor = text === 'real' ? 1 : Number(text);
  if (!(factor > 0)) throw usage(`--speed: "${text}" is not fast, real, or a number above 0.`);
  return factor;
}

/** Deliveries with the pauses that were between their events. */
function withPauses(deliveries: readonly PlannedDelivery[], factor: number): PlannedDelivery[] {
  const moment = (one: PlannedDelivery | undefined) =>
    Date.parse(`${one?.event.event_time.replace(' ', 'T')}Z`);
  return deliveries.map((one, index) => {
    const gap = index === 0 ? 0 : moment(one) - moment(deliveries[index - 1]);
    return { ...one, waitMs: (one.waitMs ?? 0) + Math.max(0, gap) / factor };
  });
}

function inOrder(
  deliveries: readonly PlannedDelivery[],
  order: (typeof ORDERS)[number],
  random: Random,
): PlannedDelivery[] {
  if (order === 'sent') return [...deliveries];
  return order === 'reversed' ? deliveries.toReversed() : shuffled(deliveries, random);
}
