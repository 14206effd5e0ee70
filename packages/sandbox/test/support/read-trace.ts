import { isJsonObject } from '@telephony/contract';
import type { LegEventBody } from '../../src/telephony/records/leg-event.ts';
import type { Call, Cdr } from '../../src/generated/schema.ts';
import { momentOf } from '../../src/infrastructure/timestamp.ts';

/** What was read of a trace. */
export interface Entries {
  entries: TraceEntry[];
  /** Entries that are not of a call, such as received text messages: they are left out. */
  others: number;
}

/**
 * Reads a trace: a JSON array, or one JSON object in each line, of events of calls, live calls, CDRs, and requests with the
 * status of their responses, in any mixture. Objects of the journal and of deliveries (`{"event": {...}}`) are taken for their
 * events, and bodies of responses (`{"data": ...}`) for their records.
 *
 * @throws Error that names the line that is not JSON.
 */
export function readTrace(text: string): Entries {
  const values = parse(text).flatMap(unpack);
  const entries = values.flatMap((value) => entryOf(value) ?? []);
  return { entries, others: values.length - entries.length };
}

function parse(text: string): unknown[] {
  try {
    return [JSON.parse(text)].flat();
  } catch {
    return text.split('\n').flatMap((line, at) => {
      if (line.trim() === '') return [];
      try {
        return [JSON.parse(line) as unknown];
      } catch (cause) {
        throw new Error(
          `Line ${at + 1} is not JSON. A trace is a JSON array, or one JSON object in each line.`,
          {
            cause,
          },
        );
      }
    });
  }
}

function unpack(value: unknown): unknown[] {
  if (!isJsonObject(value)) return [value];
  const { data } = value;
  if (Array.isArray(data)) return data.flatMap(unpack);
  if (isJsonObject(data)) return unpack(data);
  return isJsonObject(value['event']) ? [value['event']] : [value];
}

function entryOf(value: unknown): TraceEntry | undefined {
  if (!isJsonObject(value)) return undefined;
  const { event_name: name, call_id: call, live_id: live, billsec, id, method, path, status } = value;
  if (typeof name === 'string') {
    const leg = Number(call);
    const isOfLeg = name.startsWith('call.') && Number.isSafeInteger(leg);
    return isOfLeg ? ({ kind: 'event', event: { ...value, call_id: leg } } as TraceEntry) : undefined;
  }
  if (typeof live === 'number' && billsec !== undefined)
    return { kind: 'cdr', cdr: { ...value, live_id: live } };
  // Of a live call its times are numbers, of a CDR or an event they are texts.
  if (typeof id === 'number' && 'state' in value && typeof value['start_time'] === 'number')
    return { kind: 'call', call: { ...value, id } };
  if (typeof method === 'string' && typeof path === 'string' && typeof status === 'number')
    return { kind: 'exchange', exchange: { method, path, status } };
  return undefined;
}

/** A request to the API and the status of its response. */
interface Exchange {
  method: string;
  path: string;
  status: number;
}

/** A live call, as `/calls` shows it, or a part of it. */
export type SeenCall = Partial<Call> & { id: number };

/** A CDR, or a part of it. */
export type SeenCdr = Partial<Cdr> & { live_id: number };

/** What a trace of calls consists of, in the order in which it happened. */
export type TraceEntry =
  | { kind: 'event'; event: Partial<LegEventBody> & Pick<LegEventBody, 'event_name' | 'call_id'> }
  | { kind: 'call'; call: SeenCall }
  | { kind: 'cdr'; cdr: SeenCdr }
  | { kind: 'exchange'; exchange: Exchange };

/** Something that cannot have happened so. */
export interface Illegal {
  /** Id of the leg. */
  leg: number;
  /** Position in the trace, from 1. */
  entry: number;
  /** What is wrong, and why. */
  why: string;
}

/** An event of a leg, with its position in the trace. */
export type StoryEvent = Extract<TraceEntry, { kind: 'event' }>['event'] & { entry: number };

/** What a trace tells of one leg. */
export class LegStory {
  readonly leg: number;
  /** The last event that changes the state of the leg. */
  last: StoryEvent | undefined;
  connected = false;
  ended = false;
  /** Whether the call was missed as a whole here. */
  final = false;
  /** Id of the call. */
  root: number;

  constructor(leg: number) {
    this.leg = leg;
    this.root = leg;
  }

  add(event: StoryEvent): void {
    const { event_name: name, root_call_id: root, final } = event;
    if (root !== undefined && root !== null) this.root = Number(root);
    if (name === 'call.connected') this.connected = true;
    if (name === 'call.hangup') this.ended = true;
    if (final === true) this.final = true;
    if (name !== 'call.dtmf') this.last = event;
  }
}

/** The Unix seconds that a timestamp names; undefined where it is not one. */
export function unixSecondsOf(text: unknown): number | undefined {
  const moment = typeof text === 'string' ? momentOf(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment / 1000;
}

/** Seconds between two timestamps of events; undefined where one is not a timestamp. */
export function secondsBetween(from: unknown, to: unknown): number | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const seconds = (momentOf(to) - momentOf(from)) / 1000;
  return Number.isNaN(seconds) ? undefined : seconds;
}
