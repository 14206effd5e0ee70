import { outsideRate } from '../../assumptions/assumptions.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import type { Webcall } from '../../generated/schema.ts';
import type { PlatformCore } from '../core.ts';
import type { LiveCall } from '../../telephony/state/call.ts';
import { charge } from '../../telephony/records/leg-cdr.ts';
import { talkDuration } from '../../telephony/records/sides.ts';
import { Rejection } from '../../telephony/state/command.ts';

// `isOutside`: the second side is a number outside, which costs. Limited per minute (ledger O-09).
export function openWebcall(
  { store, clock, settings }: PlatformCore,
  { from, to, isOutside }: { from: string; to: string; isOutside: boolean },
): Webcall {
  const { webcalls } = store.tables;
  const { index } = webcalls.sorted!;
  const recent = index.records.length - index.bound(timestamp(clock.now() - 60_000), true);
  if (recent >= settings.webcallsPerMinute) throw new Rejection({ kind: 'too-many' });
  return webcalls.put({
    // The ID of its live call and of its CDR.
    id: store.tables.calls.nextId(),
    calldate: timestamp(clock.now()),
    charge: 0,
    from,
    from_charge: 0,
    from_duration: 0,
    from_rate: outsideRate,
    to,
    to_charge: 0,
    to_duration: 0,
    to_rate: isOutside ? outsideRate : 0,
  });
}

// Both sides are charged from the moment the second is connected.
export function closeWebcall({ store, clock }: PlatformCore, { webcall, leg }: LiveCall): void {
  const { webcalls } = store.tables;
  const record = webcall === null ? undefined : webcalls.get(webcall);
  if (!record) return;
  const duration = talkDuration(leg.connected, clock.now());
  const fromCharge = charge(duration, record.from_rate ?? 0);
  const toCharge = charge(duration, record.to_rate ?? 0);
  webcalls.put({
    ...record,
    from_duration: duration,
    from_charge: fromCharge,
    to_duration: duration,
    to_charge: toCharge,
    charge: charge(fromCharge + toCharge, 60),
  });
}
