import type { Effect } from '../../telephony/state/effect.ts';
import type { Directory } from '../../telephony/records/directory.ts';
import { callerSide } from '../../telephony/records/sides.ts';
import type { PlatformCore } from '../core/core.ts';
import { sendMail } from '../core/send-mail.ts';

/** Sends the e-mail about a call that a user or a queue has missed, where they have an address for it. */
export function mailMissed(
  core: PlatformCore,
  directory: Directory,
  { name, call, leg, atCaller }: Extract<Effect, { kind: 'event' }>,
): void {
  const isPhone = call.phones.some(({ id }) => id === leg.id);
  if (name !== 'call.missed' || call.answered || isPhone || atCaller) return;
  const { place } = leg;
  const { queues, users } = core.store.tables;
  const missed =
    place.kind === 'user' ? users.get(place.id) : place.kind === 'queue' ? queues.get(place.id) : undefined;
  if (!missed?.email_missed) return;
  const { name: known, number } = callerSide(directory, leg);
  const caller = known ?? number;
  const text = `${caller} has called ${leg.dialled}, and nobody has picked up.`;
  sendMail(core, missed.email_missed, `Missed call from ${caller}`, text);
}
