import type { Cdr, EventByName } from '../generated/records.ts';

/** An event of a call, as a webhook receives it. */
export type CallEvent = EventByName[keyof EventByName];

/** A CDR as `GET /cdrs` returns it. Words may be numbers (ledger O-22). */
export type CdrRecord = Pick<Cdr, 'id'> & { [Name in Exclude<keyof Cdr, 'id'>]?: Cdr[Name] };

/**
 * The call that the leg of an event belongs to, sent as a number or its digits (ledger O-33). Undefined if the event names
 * none, or 0.
 */
export function namedRoot({ root_call_id: root }: Pick<CallEvent, 'root_call_id'>): number | undefined {
  const id = Number(root);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** The body of a webhook, of whatever event. */
export type EventBody = object;

/** Reads an event of a call; ids of legs become numbers. Undefined for what belongs to no call, or names no leg. */
export function readEvent(body: EventBody): CallEvent | undefined {
  const event = body as CallEvent;
  const sent: unknown = event.call_id;
  const leg = Number(sent);
  const isOfCall = typeof event.event_name === 'string' && event.event_name.startsWith('call.');
  if (!isOfCall || !Number.isSafeInteger(leg) || leg <= 0) return undefined;
  return sent === leg ? event : { ...event, call_id: leg };
}

/** Whether an event ends its leg. That FAILED ends it is an assumption (ledger O-34). */
export function endsLeg({ event_name: name, state }: CallEvent): boolean {
  return name !== 'call.missed' && (name === 'call.hangup' || state === 'HANGUP' || state === 'FAILED');
}

/**
 * A time of the platform, which is UTC, in milliseconds. Null if it is missing or invalid: an odd time in one event must not
 * lose the call. Databases write a time that is not there as a date of zeros.
 */
export function readTime(text: unknown): number | null {
  if (text === lastText) return lastTime;
  if (typeof text !== 'string' || text.startsWith('0000-')) return null;
  const time = Date.parse(`${text.replace(' ', 'T')}Z`);
  lastText = text;
  lastTime = Number.isNaN(time) ? null : time;
  return lastTime;
}

let lastText: unknown = '';
let lastTime: number | null = null;

export function earliest(texts: readonly (string | null | undefined)[]): number | null {
  const times = texts.map(readTime).filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}

export function secondsBetween(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : Math.max(0, Math.round((to - from) / 1000));
}
