import { STORIES, type StoryName } from '../generated/stories.ts';
import type { KnownEvent } from '../event.ts';
import type { StoryData } from './story-data.ts';

export type { StoryName };

/** Options of `story`. */
export interface StoryOptions {
  /** When it begins. Default: now. */
  at?: Date;
}

/** An event of a story. */
export interface StoryEvent {
  /** When the platform sends it. */
  at: Date;
  event: KnownEvent;
}

const FIRST_ID = 5_000_000_000;
const IDS = 1_000_000_000_000;

/**
 * Tells a whole call, or several that meet: all events in their order, as the [sandbox](../../../sandbox) sends them. Each call
 * of `story` returns events with new ids, which belong together: a receiver takes them as another call.
 *
 * @throws RangeError for a story that does not exist, or a time that is not valid.
 *
 * @example
 * for (const { event } of story('queue-second-agent')) await deliver(receiver, event, { secret });
 */
export function story(name: StoryName, { at = new Date() }: StoryOptions = {}): StoryEvent[] {
  const { events, legs }: StoryData = find(name);
  const begin = Math.floor(at.getTime() / 1000) * 1000;
  if (Number.isNaN(begin)) throw new RangeError('story: at is not a valid time.');
  const firstId = FIRST_ID + Math.floor(Math.random() * IDS);
  return events.map(([second, eventName, leg, fields]) => {
    const time = begin + second * 1000;
    const event: object = {
      id: `evt-${crypto.randomUUID()}`,
      event_time: timestamp(time),
      event_name: eventName,
      ...(leg !== null && told(legs[leg] ?? {}, begin, firstId)),
      ...told(fields, begin, firstId),
    };
    // The stories are held against the contract where they are made.
    return { at: new Date(time), event: event as KnownEvent };
  });
}

/** The names of all stories; `npx --no telephony-webhooks deliver --help` lists them with their titles. */
export function storyNames(): StoryName[] {
  return Object.keys(STORIES).filter(isStoryName);
}

export function storyTitle(name: StoryName): string {
  return find(name).title;
}

export function isStoryName(name: string): name is StoryName {
  return Object.hasOwn(STORIES, name);
}

function find(name: StoryName): StoryData {
  if (!isStoryName(name))
    throw new RangeError(`"${String(name)}" is not a story. Choose from ${storyNames().join(', ')}.`);
  return STORIES[name];
}

function told(fields: Readonly<Record<string, unknown>>, begin: number, firstId: number): object {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (typeof value !== 'number') return [field, value];
      if (/^(root_)?call_id$|^monitor_id$/.test(field)) return [field, firstId + value];
      return [field, /^(start_time|connected_at)$/.test(field) ? timestamp(begin + value * 1000) : value];
    }),
  );
}

function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
