import type { LiveCall } from '../../../telephony/state/call.ts';
import { freeMember, type Office, talkSeconds } from '../office/office.ts';
import type { Member } from '../office/staff.ts';

/** How often a talk with a caller from outside is transferred. */
const TRANSFERRED = 0.08;
/** How often the colleague picks up before the caller hangs up. */
const PICKED_UP = 0.85;

/** The colleague to whom a talk that begins now will be transferred; undefined for most talks. */
export function colleagueFor(office: Office, connected: number, member: Member): Member | undefined {
  return office.chance.happens(TRANSFERRED) ? freeMember(office, connected, member) : undefined;
}

/**
 * A talk is transferred: the caller rings at a colleague on a new leg, and talks there or hangs up. The leg of the talk has
 * ended.
 */
export function handOver(
  office: Office,
  call: LiveCall,
  { from, to, at, isRecorded }: { from: Member; to: Member; at: number; isRecorded: boolean },
): void {
  const { archive, chance } = office;
  const leg = archive.transfer(call, from.ext, { user: to.id, ext: to.ext, begun: at });
  call.leg = leg;
  const rung = at + 1000 * chance.integer(2, Math.max(2, Math.min(14, to.ringTime - 1)));
  if (!chance.happens(PICKED_UP)) {
    archive.end(call, leg, 'Originator Cancel', rung);
    to.freeAt = rung;
    return;
  }
  const end = rung + 1000 * talkSeconds(office);
  Object.assign(leg, { connected: rung, stage: 'talking' });
  archive.end(call, leg, 'Normal Clearing', end);
  if (isRecorded || to.isRecorded) archive.record(call, leg, end);
  to.freeAt = end;
}
