import { invalid } from '@telephony/http';
import type { PlatformCore } from '../platform/core.ts';
import type { Destination } from './live-call.ts';

const E164 = /^\+?[1-9]\d{5,14}$/;
const EXTENSION = /^\d{1,5}$/;

/** An E.164 number without `+`. Throws Refusal 400 for anything else, extensions included. */
export function readNumber(text: string, field: string): string {
  if (!E164.test(text)) throw invalid(field, 'must be a phone number in E.164 format');
  return text.replace('+', '');
}

/**
 * Where a dialled number or extension leads: up to five digits is an extension (ledger O-15).
 *
 * @throws Refusal 400 for an extension that nobody has, and for what is neither.
 */
export function readDialled(context: PlatformCore, text: string, field: string): Destination {
  if (!EXTENSION.test(text)) return { kind: 'number', number: readNumber(text, field) };
  const destination = extensionOf(context, text);
  if (!destination) throw invalid(field, `is an extension that nobody has: ${text}`);
  return destination;
}

/** Users have extensions, and queues, ring groups, IVRs and conferences numbers in the same plan. */
export function extensionOf({ store: { tables } }: PlatformCore, text: string): Destination | undefined {
  const [user] = tables.users.hash.get('ext')!.find(text);
  if (user) return { kind: 'user', id: user.id };
  const number = Number(text);
  const queue = tables.queues.find((one) => one.number === number);
  if (queue) return { kind: 'queue', id: queue.id };
  const group = tables.ringgroups.find((one) => one.number === number);
  if (group) return { kind: 'ringgroup', id: group.id };
  const ivr = tables.ivrs.find((one) => one.number === number);
  if (ivr) return { kind: 'ivr', id: ivr.id };
  const conference = tables.conferences.find((one) => one.confno === number);
  return conference && { kind: 'conference', id: conference.id };
}
