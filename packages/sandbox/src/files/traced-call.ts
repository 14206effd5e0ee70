import { momentOf } from '../infrastructure/timestamp.ts';
import type { Cdr, Msdr } from '../generated/schema.ts';

export interface TracedCall {
  callId: string;
  src: { number: string; name: string; userAgent: string | null };
  dst: { number: string; userAgent: string | null };
  codec: 'PCMA' | 'G722';
  /** Milliseconds since 1970, UTC. */
  start: number;
  answer: number | undefined;
  end: number;
}

// It rings from `calldate` on, and talks for its last `billsec` seconds.
export function callOfCdr(cdr: Cdr): TracedCall {
  const start = momentOrEpoch(cdr.calldate);
  const duration = secondsOf(cdr.duration);
  const end = start + 1000 * duration;
  const talked = Math.min(duration, secondsOf(cdr.billsec));
  return {
    callId: String(cdr.live_id ?? cdr.id),
    src: { number: cdr.src ?? 'anonymous', name: cdr.src_name ?? '', userAgent: cdr.src_ua ?? null },
    dst: { number: cdr.dst ?? 'unknown', userAgent: cdr.dst_ua ?? null },
    codec: codecOf(cdr.src_codec ?? cdr.dst_codec),
    start,
    answer: talked > 0 ? end - 1000 * talked : undefined,
    end,
  };
}

// The record is created when the call ends, and its media begin with the answer.
export function callOfMsdr(msdr: Msdr): TracedCall {
  const end = momentOrEpoch(msdr.created_at);
  const answer = Math.max(RING_MILLISECONDS, end - 1000 * secondsOf(msdr.duration));
  return {
    callId: msdr.call_id ?? String(msdr.id),
    src: { number: msdr.src ?? 'anonymous', name: '', userAgent: msdr.src_ua ?? null },
    dst: { number: msdr.dst ?? 'unknown', userAgent: msdr.dst_ua ?? null },
    codec: 'PCMA',
    start: answer - RING_MILLISECONDS,
    answer,
    end,
  };
}

// A capture has times from 1970 to 2106, when a call of a week has ended.
const LAST_START = Date.UTC(2106, 0);
const MAX_SECONDS = 7 * 86_400;

// A media session does not say how long the phone rang.
const RING_MILLISECONDS = 2000;

function momentOrEpoch(text: string | null | undefined): number {
  const moment = momentOf(text ?? '');
  return Number.isNaN(moment) ? RING_MILLISECONDS : Math.min(LAST_START, Math.max(RING_MILLISECONDS, moment));
}

function secondsOf(seconds: number | null | undefined): number {
  return Math.min(MAX_SECONDS, Math.max(0, seconds ?? 0));
}

function codecOf(text: string | null | undefined): TracedCall['codec'] {
  return text === 'G722' ? 'G722' : 'PCMA';
}
