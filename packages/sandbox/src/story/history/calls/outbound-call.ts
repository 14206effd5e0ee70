import type { Cause, LiveCall } from '../../../telephony/state/call.ts';
import { type Office, talkSeconds } from '../office/office.ts';
import type { Member } from '../office/staff.ts';

/** Seconds until users pick up their own phone, and how long a number outside rings at most. */
const PICK_UP = 2;
const RING = 20;
const ANSWERED = 0.78;
/** Of the calls that nobody picks up, those to a number that is busy. */
const BUSY = 0.25;

/** A user, whose phone is free, calls a number outside. */
export function outboundCall(office: Office, at: number, member: Member): void {
  const { archive, outside } = office;
  const number = outside.next();
  const call = archive.begin({
    direction: 'out',
    clid: member.cli,
    caller: { kind: 'user', user: member.id },
    place: { kind: 'number', number },
    dialled: number,
    begun: at,
  });
  member.freeAt = answered(office, call) ?? unanswered(office, call);
  if (member.isRecorded && call.leg.connected !== null) archive.record(call, call.leg, member.freeAt);
}

/** A user calls a colleague; both phones are free. */
export function internalCall(office: Office, at: number, member: Member, colleague: Member): void {
  const call = office.archive.begin({
    direction: 'out',
    clid: member.ext,
    caller: { kind: 'user', user: member.id },
    place: { kind: 'user', id: colleague.id },
    dialled: colleague.ext,
    begun: at,
  });
  const end = answered(office, call) ?? rungOut(office, call, 'Originator Cancel');
  member.freeAt = end;
  colleague.freeAt = end;
}

/** @returns When the call is over; undefined where nobody picks it up. */
function answered(office: Office, call: LiveCall): number | undefined {
  const { archive, chance } = office;
  if (!chance.happens(ANSWERED)) return undefined;
  const connected = call.leg.begun + 1000 * (PICK_UP + chance.integer(2, 16));
  const end = connected + 1000 * talkSeconds(office);
  Object.assign(call.leg, { connected, stage: 'talking' });
  archive.end(call, call.leg, 'Normal Clearing', end);
  return end;
}

function unanswered(office: Office, call: LiveCall): number {
  if (!office.chance.happens(BUSY)) return rungOut(office, call, 'No Answer');
  const end = call.leg.begun + 1000 * (PICK_UP + 1);
  office.archive.end(call, call.leg, 'User Busy', end);
  return end;
}

/** The number rings, for as long as it can where the cause is that nobody picks up. */
function rungOut({ archive, chance }: Office, call: LiveCall, cause: Cause): number {
  const rung = cause === 'No Answer' ? RING : chance.integer(6, RING - 1);
  const end = call.leg.begun + 1000 * (PICK_UP + rung);
  call.leg.stage = 'ringing';
  archive.end(call, call.leg, cause, end);
  return end;
}
