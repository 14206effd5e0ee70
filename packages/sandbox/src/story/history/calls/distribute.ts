import type { Cause, Leg, LiveCall } from '../../../telephony/state/call.ts';
import { type Office, talkSeconds } from '../office/office.ts';
import type { Member } from '../office/staff.ts';
import { colleagueFor, handOver } from './hand-over.ts';

/** A phone that a queue or a ring group rings. */
export interface Ringing {
  agent: Member;
  leg: Leg;
}

/** Rings those whose phones are free. */
export function ring(
  { archive }: Office,
  call: LiveCall,
  agents: readonly Member[],
  from: number,
): Ringing[] {
  const free = agents.filter(({ freeAt }) => freeAt <= from);
  return free.map((agent) => ({ agent, leg: archive.phone(call, agent.id, agent.ext, from) }));
}

/** Nobody has picked up. */
export function stopRinging(
  { archive }: Office,
  call: LiveCall,
  phones: readonly Ringing[],
  { cause, until }: { cause: Cause; until: number },
): void {
  for (const { agent, leg } of phones) {
    archive.end(call, leg, cause, until);
    agent.freeAt = until;
  }
}

/** One picks up, the others stop ringing. Both talk until one hangs up, or the agent transfers the caller. */
export function talk(
  office: Office,
  call: LiveCall,
  { wrapUp, isRecorded: isPlaceRecorded }: { wrapUp: number; isRecorded: boolean },
  { phones, at }: { phones: readonly Ringing[]; at: number },
): void {
  const { chance, archive } = office;
  const taker = chance.pick(phones);
  const { agent } = taker;
  const others = phones.filter((one) => one !== taker);
  stopRinging(office, call, others, { cause: 'Answered Elsewhere', until: at });
  const colleague = colleagueFor(office, at, agent);
  const cause = colleague ? 'Blind Transfer' : 'Normal Clearing';
  const end = at + 1000 * talkSeconds(office);
  Object.assign(taker.leg, { connected: at, stage: 'talking' });
  Object.assign(call.leg, { connected: at, stage: 'talking' });
  archive.end(call, taker.leg, cause, end);
  archive.end(call, call.leg, cause, end);
  const isRecorded = isPlaceRecorded || agent.isRecorded;
  if (isRecorded) archive.record(call, call.leg, end);
  agent.freeAt = end + 1000 * wrapUp;
  if (colleague) handOver(office, call, { from: agent, to: colleague, at: end, isRecorded });
}
