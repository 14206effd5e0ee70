import { isJsonObject } from '@telephony/contract';
import type { TraceEntry } from './trace-entry.ts';

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
