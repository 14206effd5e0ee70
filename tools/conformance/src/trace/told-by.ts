import type { Operation } from '@telephony/contract';
import { readTrace, type TraceEntry } from '@telephony/sandbox/trace';
import type { Exchange } from '../server/exchange.ts';

const SHOWS_CALLS = /^(?:\/users\/\{id\})?\/(?:calls|cdrs)(?:\/\{id\})?$/;

/** What a response tells of calls. */
export interface Told {
  /** That a call is live, or is not. */
  status: TraceEntry[];
  calls: TraceEntry[];
  cdrs: TraceEntry[];
}

/** Whether an operation shows live calls or CDRs. What a change responds with is not looked at: it may be of before it. */
export function showsCalls({ method, path }: Operation): boolean {
  return method === 'get' && SHOWS_CALLS.test(path);
}

/** What an exchange with an operation that shows calls tells of them. */
export function toldBy({ outcome, request: { method, target } }: Exchange): Told {
  if ('failure' in outcome) return { status: [], calls: [], cdrs: [] };
  const { status, body } = outcome;
  const records = status === 200 ? read(body.toString('utf8')) : [];
  return {
    status: read(JSON.stringify({ method, path: target, status })),
    calls: records.filter(({ kind }) => kind === 'call'),
    cdrs: records.filter(({ kind }) => kind === 'cdr'),
  };
}

/** What is not JSON is a violation of its own. */
function read(text: string): TraceEntry[] {
  try {
    return readTrace(text).entries;
  } catch {
    return [];
  }
}
