import type { LiveCall } from '../../../telephony/state/call.ts';
import type { Archive, Begun } from '../archive/archive.ts';

/** A call from a number outside begins. */
export function beginInbound(
  archive: Archive,
  number: string,
  leg: Omit<Begun, 'direction' | 'clid' | 'caller'>,
): LiveCall {
  const caller = { kind: 'outside', number, name: null, paid: false } as const;
  return archive.begin({ direction: 'in', clid: number, caller, ...leg });
}
