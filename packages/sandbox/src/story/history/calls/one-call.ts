import { freeMember, type Office } from '../office/office.ts';
import { directCall } from './direct-call.ts';
import { groupCall } from './group-call.ts';
import { internalCall, outboundCall } from './outbound-call.ts';
import { queueCall } from './queue-call.ts';

/** Shares of the kinds of calls; the rest are calls to a queue. */
const OUTBOUND = 0.28;
const DIRECT = 0.2;
const INTERNAL = 0.08;
const GROUP = 0.05;

/** One call of any kind. Where nobody is free, it is one that waits in a queue. */
export function oneCall(office: Office, at: number): void {
  const kind = office.chance.fraction();
  const { reception } = office;
  const isForGroup = kind >= 1 - GROUP;
  if (isForGroup && reception && groupCall(office, at, reception)) return;
  const member = kind < OUTBOUND + DIRECT + INTERNAL ? freeMember(office, at) : undefined;
  if (member === undefined) return queueCall(office, at);
  if (kind < OUTBOUND) return outboundCall(office, at, member);
  if (kind < OUTBOUND + DIRECT) return directCall(office, at, member);
  const colleague = freeMember(office, at, member);
  if (colleague === undefined) return outboundCall(office, at, member);
  return internalCall(office, at, member, colleague);
}
