import {
  isMalformedName,
  malformedBody,
  type MalformedBody,
  type MalformedName,
} from '../testing/malformed.ts';
import { isStoryName, story, type StoryEvent, type StoryName } from '../testing/story.ts';
import type { KnownEvent } from '../event.ts';
import type { Sendable } from './send.ts';

export interface Step {
  story: StoryName;
  telling: number;
  event: number;
  malformed?: MalformedName;
  isTogether?: boolean;
  /** Milliseconds to wait before it is sent. */
  waitMs?: number;
}

const FORM =
  /^(?<together>&?)(?:(?<wait>\d{1,7})ms:)?(?<story>[\w-]+)(?:#(?<telling>\d{1,6}))?(?:\.(?<event>\d{1,4}))?(?:\+(?<malformed>[\w-]+))?(?:\*(?<times>\d{1,5}))?$/;

export function readSteps(text: string): Step[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) throw new RangeError('There are no steps. Give some, such as missed.1 missed.3.');
  return words.flatMap(stepsOf);
}

function stepsOf(word: string): Step[] {
  const {
    together,
    wait,
    story: name = '',
    telling = '1',
    event,
    malformed,
    times = '1',
  } = FORM.exec(word)?.groups ?? {};
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
      telling: Number(telling),
      event: number,
      ...(malformed !== undefined && { malformed }),
      ...(together === '&' && { isTogether: true }),
      ...(wait !== undefined && index === 0 && { waitMs: Number(wait) }),
    }));
}

export function stepsText(steps: readonly Step[]): string {
  const words = steps.map(
    ({ story: name, telling, event, malformed, isTogether, waitMs }) =>
      `${isTogether ? '&' : ''}${waitMs ? `${waitMs}ms:` : ''}${name}${telling === 1 ? '' : `#${telling}`}.${event}${malformed ? `+${malformed}` : ''}`,
  );
  const runs: { word: string; times: number }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.word === word && !word.includes('ms:')) last.times += 1;
    else runs.push({ word, times: 1 });
  }
  return runs.map(({ word, times }) => (times === 1 ? word : `${word}*${times}`)).join(' ');
}

export function stepsOfStory(name: StoryName, telling = 1): Step[] {
  return story(name).map((_, index) => ({ story: name, telling, event: index + 1 }));
}

export interface PlannedDelivery extends Sendable {
  event: KnownEvent;
  should: MalformedBody['should'];
  step?: Step;
}

export interface PlanOptions {
  at?: (step: Step) => Date;
}

export async function planned(steps: readonly Step[], { at }: PlanOptions = {}): Promise<PlannedDelivery[]> {
  const told = new Map<string, StoryEvent[]>();
  return Promise.all(
    steps.map(async (step) => {
      const key = `${step.story}#${step.telling}`;
      const events = told.get(key) ?? story(step.story, at && { at: at(step) });
      told.set(key, events);
      const found = events[step.event - 1];
      if (!found) throw new RangeError(`The story ${step.story} has no event ${step.event}.`);
      const { isTogether = false, waitMs = 0 } = step;
      return { ...(await written(found.event, step.malformed)), isTogether, waitMs, step };
    }),
  );
}

export async function written(event: KnownEvent, malformed?: Step['malformed']): Promise<PlannedDelivery> {
  if (malformed === undefined) return { event, body: JSON.stringify(event), headers: {}, should: 'handle' };
  const { body, headers, should } = await malformedBody(malformed, event);
  return { event, body, headers, should };
}
