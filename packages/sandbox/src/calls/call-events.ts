import { hash } from 'node:crypto';
import { endedBy } from '../assumptions.ts';
import { timestamp } from '../clock/timestamp.ts';
import { eventId } from '../events/event-id.ts';
import type { PlatformEvent } from '../events/event.ts';
import type { CallEvent } from '../generated/schema.ts';
import type { PlatformCore } from '../platform/core.ts';
import type { Side } from './call-control.ts';
import type { ActiveCall } from './live-call.ts';

type CallEventName = Extract<PlatformEvent, CallEvent>['event_name'];

/** What an event says besides what it says of the call. */
export interface EventDetails {
  /** Leg that it is about; the call itself when not given. */
  leg?: number | null;
  /** `state` where it is not that of the call. */
  state?: string;
  /** `context` where it is not that of the call. */
  context?: string;
  /** Who is called, where it is not what the call shows. */
  dst?: { number: string; id: number; name: string | null };
  cause?: string;
  final?: boolean;
  /** Side that hung up. */
  terminatedBy?: Side | undefined;
  dtmf?: { dtmf_tag: string; dtmf_target: string };
}

/** Tells of a call. `src_id` and `dst_id` are numbers, 0 for whoever is not of the account (Events). */
export function emitCallEvent(
  { events, clock, random }: PlatformCore,
  name: CallEventName,
  call: ActiveCall,
  details: EventDetails = {},
): void {
  const { live } = call;
  const { dst } = details;
  const lead =
    call.src_id === null && call.owner_id === null && live.spoken_seconds !== null && live.webcall === null;
  const now = clock.now();
  events.emit({
    id: eventId(random),
    event_time: timestamp(now),
    event_name: name,
    call_id: details.leg ?? call.id,
    state: details.state ?? String(call.state),
    root_call_id: call.id,
    start_time: timestamp(live.started),
    connected_at: live.connected === null ? null : timestamp(live.connected),
    ...(details.final === undefined ? {} : { final: details.final }),
    context: details.context ?? live.context,
    destination: live.direction === 'in' ? 'in' : 'out',
    duration: live.connected === null ? 0 : seconds(live.connected, now),
    t_cause: details.cause ?? null,
    ...(details.terminatedBy === undefined ? {} : { terminated_by: endedBy[details.terminatedBy] }),
    src: call.src ?? null,
    src_id: idOf(call.src_id),
    src_name: call.src_name ?? null,
    src_hash: lead ? null : sourceHash(call.src ?? ''),
    dst: dst?.number ?? call.dst ?? null,
    dst_id: dst?.id ?? (live.inside ? idOf(call.dst_id) : 0),
    dst_name: dst ? dst.name : (call.dst_name ?? null),
    ...details.dtmf,
  });
}

/** Whole seconds between two moments as records count them: by the seconds that they show. */
export function seconds(from: number, to: number): number {
  return Math.max(0, Math.floor(to / 1000) - Math.floor(from / 1000));
}

/** `contact:9001` and what is not there are nobody of the account. */
function idOf(id: string | null | undefined): number {
  const number = Number(id);
  return Number.isInteger(number) ? number : 0;
}

/** The same for the same number. How the platform calculates it is unknown (ledger N-08). */
function sourceHash(number: string): string {
  return hash('sha256', number).slice(0, 16);
}
