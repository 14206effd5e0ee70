import { timestamp } from '../../ground/clock/timestamp.ts';
import type { Mail } from '../../generated/control.ts';
import type { PlatformCore } from './core.ts';

/** How many e-mails are kept; older ones are dropped. */
const KEPT = 10_000;

/** Keeps an e-mail that the platform would send. It is read through the control plane; nothing leaves the machine. */
export function sendMail({ store, clock }: PlatformCore, to: string, subject: string, text: string): Mail {
  const { mails } = store.tables;
  const [oldest] = mails.size >= KEPT ? mails.values() : [];
  if (oldest) mails.delete(oldest.id);
  return mails.put({ id: mails.nextId(), sent_at: timestamp(clock.now()), to, subject, text });
}
