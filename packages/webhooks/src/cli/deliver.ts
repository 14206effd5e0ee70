import { readCommand, wholeNumber } from '@telephony/command-line';
import {
  planned,
  type PlannedDelivery,
  readSteps,
  type Step,
  stepsOfStory,
  written,
} from '../delivery/steps.ts';
import { isAccepted, sendAll, type Sent } from '../delivery/send.ts';
import { createRandom, type Random, shuffled } from '../testing/random.ts';
import { choice, interrupted, receiverUrl, shownUrl, usage } from './arguments.ts';
import { sentLine } from './report.ts';
import type { EventName } from '../event.ts';
import { SAMPLES } from '../generated/samples.ts';
import { type MalformedName, malformedNames } from '../testing/malformed.ts';
import { sampleEvent, sampleNames } from '../testing/samples.ts';
import { storyNames } from '../testing/story.ts';

const HELP = `Usage: telephony-webhooks deliver [URL] (--event NAME | --story NAME | --sequence STEPS) [options]

Delivers events to a receiver in any language, as the platform does: a POST of JSON with the user and password, or the secret
path, of the URL. All ids are new, and belong together. Exits with 1 where a response is not 2xx.

URL can also be in the environment: TELEPHONY_WEBHOOKS_URL. telephony-webhooks stories lists all names.

What
  --story NAME       a whole call; may be repeated
  --event NAME       one event of the contract
  --example NAME     which example of it (default: the first)
  --sequence STEPS   events of calls, as telephony-webhooks certify prints them: 'missed.1 missed.3*2 &missed.4 queue#2'.
                     3*2: twice; & at once with the one before; #2: another call; 500ms: before it waits; +gzip: a malformed body
  --malformed NAME         in an unusual form; may be repeated: then each event in each form

How
  --times N          all of it N times, with new ids each time: N calls, in turn (default: 1)
  --same             with --times: each event N times with the same ids, as a platform does that delivers again
  --at-once          all at once
  --order ORDER      sent, reversed or shuffled (default: sent)
  --seed N           makes shuffled the same again (default: another each time)
  --speed SPEED      fast, real, or how many times faster than real (default: fast)
  --timeout MS       time for each response (default: 10000)
  --json             a line of JSON for each delivery
  --help, -h         show this text

Example
  telephony-webhooks deliver http://pbx:PASSWORD@127.0.0.1:8080/events --story missed --times 3
`;

const options = {
  story: { type: 'string', multiple: true },
  event: { type: 'string' },
  example: { type: 'string' },
  sequence: { type: 'string' },
  malformed: { type: 'string', multiple: true },
  times: { type: 'string', default: '1' },
  same: { type: 'boolean', default: false },
  'at-once': { type: 'boolean', default: false },
  order: { type: 'string', default: 'sent' },
  seed: { type: 'string' },
  speed: { type: 'string', default: 'fast' },
  timeout: { type: 'string', default: '10000' },
  json: { type: 'boolean', default: false },
} as const;

/**
 * `telephony-webhooks deliver`.
 *
 * @returns The exit code: 1 where something was not accepted.
 * @throws UserError where the command cannot be understood.
 */
export async function deliverCommand(args: string[]): Promise<number> {
  const { values, positionals } = readCommand(HELP, 'telephony-webhooks deliver --help', options, args);
  const url = receiverUrl(positionals);
  const timeoutMs = wholeNumber('--timeout', values.timeout, { from: 1, to: 600_000 });
  const seed =
    values.seed === undefined ? undefined : wholeNumber('--seed', values.seed, { from: 0, to: 2 ** 31 });
  if (seed !== undefined && values.order !== 'shuffled') throw usage('--seed is of --order shuffled only.');
  const times = wholeNumber('--times', values.times, { from: 1, to: 10_000 });
  if (values.same && times === 1) throw usage('--same needs --times, such as --times 2.');
  const deliveries = await plannedDeliveries({
    ...values,
    times,
    random: seed === undefined ? Math.random : createRandom(seed),
  });
  const sent: Sent<PlannedDelivery>[] = [];
  const onSent = (one: Sent<PlannedDelivery>) => {
    sent.push(one);
    console.log(values.json ? JSON.stringify(asJson(one)) : sentLine(one, sent.length));
  };
  const signal = interrupted();
  const isWhole = await sendAll(url, deliveries, { timeoutMs, tries: 1, signal, onSent }).then(
    () => true,
    (error: unknown) => {
      if (!signal.aborted) throw error;
      return false;
    },
  );
  const accepted = sent.filter(isAccepted).length;
  const rest = isWhole ? '' : `, ${deliveries.length - sent.length} not sent`;
  console.error(`${shownUrl(url)}: ${accepted} of ${sent.length} accepted${rest}.`);
  const hint = hintOf(url, sent);
  if (hint !== undefined) console.error(hint);
  return accepted === deliveries.length ? 0 : 1;
}

function asJson({ delivery: { event, step }, status, error, ms }: Sent<PlannedDelivery>): object {
  const { id, event_name, event_time } = event;
  return { id, event_name, event_time, ...(step && { step }), status, error, ms: Math.round(ms) };
}

/** What to deliver, and how, as the options say. */
interface Wanted {
  story?: string[];
  event?: string;
  example?: string;
  sequence?: string;
  malformed?: string[];
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
async function plannedDeliveries(wanted: Wanted): Promise<PlannedDelivery[]> {
  const { event, sequence, story = [], 'at-once': isTogether } = wanted;
  const sources = [event, sequence, story[0]].filter((source) => source !== undefined);
  if (sources.length !== 1)
    throw usage('Give one of --story, --event and --sequence. See telephony-webhooks stories.');
  const malformed = wanted.malformed?.map((name) => choice('--malformed', name, malformedNames())) ?? [
    undefined,
  ];
  const factor = speedOf(wanted.speed);
  const plan = async (time: number) => {
    const found =
      event === undefined
        ? await ofSteps(stepsOf(wanted, time), malformed)
        : await ofEvent(event, wanted.example, malformed);
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
  malformed: readonly (MalformedName | undefined)[],
): Promise<PlannedDelivery[]> {
  return planned(
    steps.flatMap((step) =>
      malformed.map((name) => (name === undefined ? step : { ...step, malformed: name })),
    ),
  );
}

async function ofEvent(
  text: string,
  example: string | undefined,
  malformed: readonly (MalformedName | undefined)[],
): Promise<PlannedDelivery[]> {
  const name = choice('--event', text, EVENTS);
  const chosen = example === undefined ? undefined : sampleNames(name).find((one) => one === example);
  if (example !== undefined && chosen === undefined)
    throw usage(
      `--example: ${name} has no example "${example}". Choose from ${sampleNames(name).join(', ')}.`,
    );
  const event = sampleEvent(name, {}, chosen === undefined ? {} : { example: chosen });
  return Promise.all(malformed.map((one) => written(event, one)));
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

/** What to do about responses that have a usual cause; undefined where there are none. */
function hintOf(url: URL, sent: readonly Pick<Sent, 'status' | 'error'>[]): string | undefined {
  if (sent.some(({ error }) => error === 'ECONNREFUSED'))
    return `Nothing listens at ${url.host}. Start the receiver, or look at the port in the URL.`;
  if (!sent.some(({ status }) => status === 401)) return undefined;
  const shown = new URL(shownUrl(url));
  if (url.password !== '')
    return `The receiver does not take this user and password. Compare them with its secret: ${shown.href}`;
  shown.username = 'USER';
  shown.password = 'PASSWORD';
  return `The receiver wants a secret, and the URL has no password. Write it as ${shown.href}, or with its secret path.`;
}
