import type { Destination } from '../../telephony/state/call.ts';
import { Rejection } from '../../telephony/state/rejection.ts';
import type { Store } from '../core/store.ts';

const E164 = /^\+?[1-9]\d{5,14}$/;
const EXTENSION = /^\d{1,5}$/;

/** Which number of a command is meant. */
export type NumberRole = 'caller' | 'destination' | 'shown';

/** An E.164 number without `+`. @throws Rejection for anything else, extensions included. */
export function readNumber(text: string, role: NumberRole): string {
  if (!E164.test(text)) throw new Rejection({ kind: 'no-number', role });
  return text.replace('+', '');
}

/**
 * Where a dialled number or extension leads: up to five digits is an extension (ledger O-15).
 *
 * @throws Rejection for an extension that nobody has, and for what is neither.
 */
export function readDialled(store: Store, text: string): Destination {
  if (!EXTENSION.test(text)) return { kind: 'number', number: readNumber(text, 'destination') };
  const destination = extensionOf(store, text);
  if (!destination) throw new Rejection({ kind: 'no-extension', extension: text });
  return destination;
}

/** Users have extensions, and queues, ring groups, IVRs and conferences numbers in the same plan. */
export function extensionOf({ tables }: Store, text: string): Destination | undefined {
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
