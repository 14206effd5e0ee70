import type { PlatformCore } from '../core/core.ts';
import type { Effect } from '../../telephony/state/effect.ts';
import type { Directory } from '../../telephony/records/directory.ts';
import { seconds } from '../../telephony/records/seconds.ts';
import { voiceMessage } from '../../telephony/records/voice-message.ts';

/** Keeps the message that a caller has left, unless it is shorter than a second. */
export function keepMessage(
  { store, clock }: PlatformCore,
  directory: Directory,
  { call, leg, box, since }: Extract<Effect, { kind: 'message-left' }>,
): void {
  const duration = seconds(since, clock.now());
  if (duration < 1) return;
  const { voicemessages, users } = store.tables;
  const message = voiceMessage(directory, { call, leg, box, since, duration });
  voicemessages.put({ id: voicemessages.nextId(), ...message });
  const user = box === null ? undefined : users.get(box);
  if (user) users.patch(user.id, { vm_new: (user.vm_new ?? 0) + 1 });
}
