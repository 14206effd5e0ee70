import { beginInbound } from './begin-inbound.ts';
import { colleagueFor, handOver } from './hand-over.ts';
import { leaveMessage } from './leave-message.ts';
import type { Member } from '../office/staff.ts';
import { type Office, talkSeconds } from '../office/office.ts';

const PICKED_UP = 0.74;
/** How often a caller who is not answered leaves a message. */
const LEAVES_MESSAGE = 0.6;

/** A call from outside to a user, whose phone is free. */
export function directCall(office: Office, at: number, member: Member): void {
  const { archive, chance, outside } = office;
  const call = beginInbound(archive, outside.next(), {
    place: { kind: 'user', id: member.id },
    dialled: member.dialled,
    target: member.isBehindMenu ? member.ext : member.dialled,
    begun: at,
    stage: 'ringing',
  });
  const rung = at + (member.isBehindMenu ? 1000 * chance.integer(4, 9) : 0);
  if (chance.happens(PICKED_UP)) {
    const connected = rung + 1000 * chance.integer(2, Math.min(14, member.ringTime));
    const end = connected + 1000 * talkSeconds(office);
    Object.assign(call.leg, { connected, stage: 'talking' });
    const colleague = colleagueFor(office, connected, member);
    archive.end(call, call.leg, colleague ? 'Blind Transfer' : 'Normal Clearing', end);
    const { isRecorded } = member;
    if (isRecorded) archive.record(call, call.leg, end);
    member.freeAt = end;
    if (colleague) handOver(office, call, { from: member, to: colleague, at: end, isRecorded });
    return;
  }
  if (member.hasVoicemail && chance.happens(LEAVES_MESSAGE)) {
    const since = rung + 1000 * member.ringTime;
    leaveMessage(office, call, member.id, since);
    member.freeAt = since;
    return;
  }
  const end = rung + 1000 * chance.integer(5, Math.max(5, member.ringTime - 1));
  archive.end(call, call.leg, 'Originator Cancel', end);
  member.freeAt = end;
}
