import type { KnownEvent } from '../event.ts';
import {
  isMalformedName,
  malformedBody,
  type MalformedBody,
  type MalformedName,
} from '../testing/malformed.ts';
import { isStoryName, story, type StoryEvent, type StoryName } from '../testing/story.ts';

export interface Step {
  story: StoryName;
  /** Counted from 1, as `event`. */
  call: number;
  event: number;
  malformed?: MalformedName;
  /** SendResult at once with the delivery before. */
  isTogether?: boolean;
  waitMs?: number;
}

const STEP =
  /^(?<together>&?)(?:(?<wait>\d{1,7})ms:)?(?<story>[\w-]+)(?:#(?<call>\d{1,6}))?(?:\.(?<event>\d{1,4}))?(?:\+(?<malformed>[\w-]+))?(?:\*(?<times>\d{1,5}))?$/;

/** Reads `missed.1 missed.3*2 &missed.3 2000ms:queue#2.1+gzip`. A story without a number is all its events. */
export function readSteps(text: string): Step[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) throw new RangeError('There are no steps. Give some, such as missed.1 missed.3.');
  return words.flatMap(readWord);
}

function readWord(word: string): Step[] {
  const {
    together,
    wait,
    story: name = '',
    call = '1',
    event,
    malformed,
    times = '1',
  } = STEP.exec(word)?.groups ?? {};
  if (!isStoryName(name)) throw new RangeError(`"${word}": there is no story "${name}".`);
  if (malformed !== undefined && !isMalformedName(malformed))
    throw new RangeError(`"${word}": there is no malformed body "${malformed}".`);
  const { length } = story(name);
  const events = event === undefined ? Array.from({ length }, (_, index) => index + 1) : [Number(event)];
  if (events.some((number) => number < 1 || number > length))
    throw new RangeError(`"${word}": the story ${name} has the events 1 to ${length}.`);
  return events
    .flatMap((number) => Array.from({ length: Number(times) }, () => number))
    .map((number, index) => ({
      story: name,
      call: Number(call),
      event: number,
      ...(malformed !== undefined && { malformed }),
      ...(together === '&' && { isTogether: true }),
      ...(wait !== undefined && index === 0 && { waitMs: Number(wait) }),
    }));
}

export function stepsText(steps: readonly Step[]): string {
  const words = steps.map(({ story: name, call, event, malformed, isTogether, waitMs }) =>
    [
      isTogether ? '&' : '',
      waitMs ? `${waitMs}ms:` : '',
      name,
      call === 1 ? '' : `#${call}`,
      `.${event}`,
      malformed ? `+${malformed}` : '',
    ].join(''),
  );
  const runs: { word: string; times: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word && !word.includes('ms:')) last.times += 1;
    else runs.push({ word, times: 1 });
  }
  return runs.map(({ word, times }) => (times === 1 ? word : `${word}*${times}`)).join(' ');
}

export function storySteps(name: StoryName, call = 1): Step[] {
  return story(name).map((_, index) => ({ story: name, call, event: index + 1 }));
}

export interface PlannedDelivery extends Pick<Step, 'isTogether' | 'waitMs'> {
  event: KnownEvent;
  body: MalformedBody['body'];
  headers: Record<string, string>;
  should: MalformedBody['should'];
  step?: Step;
}

/** @param at When each call begins. */
export async function planDeliveries(steps: readonly Step[], at?: Date): Promise<PlannedDelivery[]> {
  const calls = new Map<string, StoryEvent[]>();
  return Promise.all(
    steps.map(async (step) => {
      const key = `${step.story}#${step.call}`;
      const events = calls.get(key) ?? story(step.story, at && { at });
      calls.set(key, events);
      const found = events[step.event - 1];
      if (!found) throw new RangeError(`The story ${step.story} has no event ${step.event}.`);
      const { isTogether = false, waitMs = 0 } = step;
      return { ...(await planDelivery(found.event, step.malformed)), isTogether, waitMs, step };
    }),
  );
}

export async function planDelivery(event: KnownEvent, malformed?: MalformedName): Promise<PlannedDelivery> {
  if (malformed === undefined) return { event, body: JSON.stringify(event), headers: {}, should: 'handle' };
  const { body, headers, should } = await malformedBody(malformed, event);
  return { event, body, headers, should };
}
