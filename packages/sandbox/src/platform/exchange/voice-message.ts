import type { Voicemessage } from '../../generated/schema.ts';
import type { Effect } from '../../telephony/state/effect.ts';
import type { Directory } from '../../telephony/records/directory.ts';
import { seconds } from '../../telephony/records/seconds.ts';
import { voiceMessage } from '../../telephony/records/voice-message.ts';
import type { PlatformCore } from '../core/core.ts';
import { sendMail } from '../core/send-mail.ts';

/** Keeps the message that a caller has left, unless it is shorter than a second. */
export function keepMessage(
  core: PlatformCore,
  directory: Directory,
  { call, leg, box, since }: Extract<Effect, { kind: 'message-left' }>,
): void {
  const duration = seconds(since, core.clock.now());
  if (duration < 1) return;
  fileMessage(core, voiceMessage(directory, { call, leg, box, since, duration }));
}

/** Keeps a message that nobody has heard. A user has one more of them then, and an e-mail where they want one. */
export function fileMessage(core: PlatformCore, message: Omit<Voicemessage, 'id'>): Voicemessage {
  const { voicemessages, users } = core.store.tables;
  const kept = voicemessages.put({ id: voicemessages.nextId(), ...message });
  const user = users.get(message.extension_id ?? 0);
  if (!user) return kept;
  users.patch(user.id, { vm_new: (user.vm_new ?? 0) + 1 });
  const text = `${message.caller} has left a message of ${message.duration} s.`;
  for (const to of user.vm_to_email === true ? (user.vm_emails ?? []) : [])
    sendMail(core, String(to), `Voicemail from ${message.caller}`, text);
  return kept;
}
