import { timestamp } from '../../ground/clock/timestamp.ts';
import type { PlatformCore } from '../core/core.ts';
import type { Effect } from '../../telephony/state/effect.ts';
import type { Directory } from '../../telephony/records/directory.ts';
import { seconds } from '../../telephony/records/seconds.ts';
import { callerSide } from '../../telephony/records/sides.ts';

/** Keeps the message that a caller has left, unless it is shorter than a second. */
export function keepMessage(
  { store, clock }: PlatformCore,
  directory: Directory,
  { call, leg, box, since }: Extract<Effect, { kind: 'message-left' }>,
): void {
  const duration = seconds(since, clock.now());
  if (duration < 1) return;
  const { voicemessages, users } = store.tables;
  const src = callerSide(directory, leg);
  voicemessages.put({
    id: voicemessages.nextId(),
    caller: src.name ?? src.number,
    callerid: call.clid,
    dialled: leg.dialled,
    duration,
    extension_id: box,
    folder: 0,
    is_new: true,
    live_id: leg.id,
    origtime: timestamp(since),
    parent_live_id: leg.parent,
    transcript: null,
  });
  const user = box === null ? undefined : users.get(box);
  if (user) users.patch(user.id, { vm_new: (user.vm_new ?? 0) + 1 });
}
