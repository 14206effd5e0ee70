import { timestamp } from '../../clock/timestamp.ts';
import type { PlatformCore } from '../../platform/core.ts';
import { seconds } from '../call-events.ts';
import { changeCall, scheduleStep } from '../change-call.ts';
import type { ActiveCall } from '../live-call.ts';
import type { Entered } from './entered.ts';

/** The voicemail takes a call: the caller speaks for some seconds (`voicemailSeconds`) and hangs up. */
export function enterVoicemail(context: PlatformCore, call: ActiveCall, box: number | null): Entered {
  const { clock, settings } = context;
  const entered = changeCall(
    context,
    call,
    { party_id: null, queue_id: null, queue_state: null },
    { place: { kind: 'voicemail', box, since: clock.now() } },
  );
  return { call: scheduleStep(context, entered, settings.voicemailSeconds * 1000, 'spoken') };
}

/** Keeps the message of a call that ends in the voicemail, unless it is shorter than a second. */
export function keepMessage({ store, clock }: PlatformCore, call: ActiveCall): void {
  const { place } = call.live;
  if (place.kind !== 'voicemail') return;
  const duration = seconds(place.since, clock.now());
  if (duration < 1) return;
  const { voicemessages, users } = store.tables;
  voicemessages.put({
    id: voicemessages.nextId(),
    caller: call.src_name ?? call.src ?? null,
    callerid: call.clid ?? null,
    dialled: call.dst ?? null,
    duration,
    extension_id: place.box,
    folder: 0,
    is_new: true,
    live_id: call.id,
    origtime: timestamp(place.since),
    parent_live_id: null,
    transcript: null,
  });
  const user = place.box === null ? undefined : users.get(place.box);
  if (user) users.patch(user.id, { vm_new: (user.vm_new ?? 0) + 1 });
}
