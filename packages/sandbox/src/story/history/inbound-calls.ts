import {
  freeMember,
  type Member,
  type Office,
  type Reception,
  type StaffedQueue,
  talkSeconds,
} from './office.ts';
import type { Cause, Leg, LiveCall } from '../../telephony/state/call.ts';
import type { Archive, CallStart } from './archive.ts';

const QUEUE_ANSWER_SHARE = 0.92;
const FIRST_QUEUE_SHARE = 0.6;

export function queueCall(office: Office, at: number): void {
  const { chance, archive, queues, outside } = office;
  const [first] = queues;
  if (first === undefined) return;
  const queue = chance.happens(FIRST_QUEUE_SHARE) ? first : chance.pick(queues);
  const call = beginInbound(archive, outside.next(), {
    place: { kind: 'queue', id: queue.id },
    dialled: chance.pick(queue.dialled),
    begun: at,
  });
  const patience = 10 + chance.seconds(60);
  const stays = queue.hasVoicemail && patience >= queue.maxWait;
  const deadline = at + 1000 * (stays ? queue.maxWait : Math.min(patience, queue.maxWait - 1));
  const isAnswered = wait(office, call, queue, { deadline, stays });
  if (isAnswered) return;
  if (!stays) return archive.end(call, call.leg, 'Originator Cancel', deadline);
  leaveMessage(office, call, queue.id, deadline);
}

function wait(
  office: Office,
  call: LiveCall,
  queue: StaffedQueue,
  { deadline, stays }: { deadline: number; stays: boolean },
): boolean {
  const { chance } = office;
  let from = call.leg.begun;
  for (;;) {
    from = Math.max(from, Math.min(...queue.agents.map(({ freeAt }) => freeAt)));
    if (from >= deadline) return false;
    const phones = ring(office, call, queue.agents, from);
    const pickedUp = chance.happens(QUEUE_ANSWER_SHARE)
      ? from + 1000 * chance.integer(2, Math.max(2, Math.min(14, queue.ringTime - 1)))
      : Infinity;
    if (pickedUp < deadline) {
      talk(office, call, queue, { phones, at: pickedUp });
      return true;
    }
    const until = Math.min(from + 1000 * queue.ringTime, deadline);
    const isOver = until === deadline;
    stopRinging(office, call, phones, { cause: isOver && !stays ? 'Originator Cancel' : 'No Answer', until });
    if (isOver) call.leg.stage = 'ringing';
    from = until + 1000 * queue.retry;
  }
}

const GROUP_ANSWER_SHARE = 0.9;
const GROUP_MESSAGE_SHARE = 0.5;

export function groupCall(office: Office, at: number, group: Reception): boolean {
  const { archive, chance, outside } = office;
  if (group.members.every(({ freeAt }) => freeAt > at)) return false;
  const call = beginInbound(archive, outside.next(), {
    place: { kind: 'ringgroup', id: group.id },
    dialled: group.dialled,
    begun: at,
  });
  const phones = ring(office, call, group.members, at);
  if (chance.happens(GROUP_ANSWER_SHARE)) {
    const pickedUp = at + 1000 * chance.integer(2, Math.max(2, Math.min(14, group.ringTime - 1)));
    talk(office, call, { wrapUp: 0, isRecorded: false }, { phones, at: pickedUp });
    return true;
  }
  call.leg.stage = 'ringing';
  if (group.box === null || !chance.happens(GROUP_MESSAGE_SHARE)) {
    const until = at + 1000 * chance.integer(5, Math.max(5, group.ringTime - 1));
    stopRinging(office, call, phones, { cause: 'Originator Cancel', until });
    archive.end(call, call.leg, 'Originator Cancel', until);
    return true;
  }
  const since = at + 1000 * group.ringTime;
  stopRinging(office, call, phones, { cause: 'No Answer', until: since });
  leaveMessage(office, call, group.box, since);
  return true;
}

interface RingingPhone {
  agent: Member;
  leg: Leg;
}

function ring({ archive }: Office, call: LiveCall, agents: readonly Member[], from: number): RingingPhone[] {
  const free = agents.filter(({ freeAt }) => freeAt <= from);
  return free.map((agent) => ({ agent, leg: archive.phone(call, agent, from) }));
}

function stopRinging(
  { archive }: Office,
  call: LiveCall,
  phones: readonly RingingPhone[],
  { cause, until }: { cause: Cause; until: number },
): void {
  for (const { agent, leg } of phones) {
    archive.end(call, leg, cause, until);
    agent.freeAt = until;
  }
}

function talk(
  office: Office,
  call: LiveCall,
  { wrapUp, isRecorded: isPlaceRecorded }: { wrapUp: number; isRecorded: boolean },
  { phones, at }: { phones: readonly RingingPhone[]; at: number },
): void {
  const { chance, archive } = office;
  const taker = chance.pick(phones);
  const { agent } = taker;
  const others = phones.filter((one) => one !== taker);
  stopRinging(office, call, others, { cause: 'Answered Elsewhere', until: at });
  const colleague = colleagueFor(office, at, agent);
  const cause = colleague ? 'Blind Transfer' : 'Normal Clearing';
  const end = at + 1000 * talkSeconds(office);
  for (const leg of [taker.leg, call.leg]) archive.talk(call, leg, at, end, cause);
  const isRecorded = isPlaceRecorded || agent.isRecorded;
  if (isRecorded) archive.record(call, call.leg, end);
  agent.freeAt = end + 1000 * wrapUp;
  if (colleague) handOver(office, call, { from: agent, to: colleague, at: end, isRecorded });
}

const TRANSFER_SHARE = 0.08;
const COLLEAGUE_ANSWER_SHARE = 0.85;

function colleagueFor(office: Office, connected: number, member: Member): Member | undefined {
  return office.chance.happens(TRANSFER_SHARE) ? freeMember(office, connected, member) : undefined;
}

function handOver(
  office: Office,
  call: LiveCall,
  { from, to, at, isRecorded }: { from: Member; to: Member; at: number; isRecorded: boolean },
): void {
  const { archive, chance } = office;
  const leg = archive.phone(call, to, at, from.ext);
  call.leg = leg;
  const rung = at + 1000 * chance.integer(2, Math.max(2, Math.min(14, to.ringTime - 1)));
  if (!chance.happens(COLLEAGUE_ANSWER_SHARE)) {
    archive.end(call, leg, 'Originator Cancel', rung);
    to.freeAt = rung;
    return;
  }
  const end = rung + 1000 * talkSeconds(office);
  archive.talk(call, leg, rung, end);
  if (isRecorded || to.isRecorded) archive.record(call, leg, end);
  to.freeAt = end;
}

function beginInbound(
  archive: Archive,
  number: string,
  leg: Omit<CallStart, 'direction' | 'clid' | 'caller'>,
): LiveCall {
  const caller = { kind: 'outside', number, name: null, paid: false } as const;
  return archive.begin({ direction: 'in', clid: number, caller, ...leg });
}

function leaveMessage({ archive, chance }: Office, call: LiveCall, box: number, since: number): void {
  const duration = 4 + chance.seconds(16);
  call.phase = { kind: 'voicemail', box, since };
  archive.message(call, box, since, duration);
  archive.end(call, call.leg, 'No Answer', since + 1000 * duration);
}

const USER_ANSWER_SHARE = 0.74;
const USER_MESSAGE_SHARE = 0.6;

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
  if (chance.happens(USER_ANSWER_SHARE)) {
    const connected = rung + 1000 * chance.integer(2, Math.min(14, member.ringTime));
    const end = connected + 1000 * talkSeconds(office);
    const colleague = colleagueFor(office, connected, member);
    archive.talk(call, call.leg, connected, end, colleague ? 'Blind Transfer' : 'Normal Clearing');
    const { isRecorded } = member;
    if (isRecorded) archive.record(call, call.leg, end);
    member.freeAt = end;
    if (colleague) handOver(office, call, { from: member, to: colleague, at: end, isRecorded });
    return;
  }
  if (member.hasVoicemail && chance.happens(USER_MESSAGE_SHARE)) {
    const since = rung + 1000 * member.ringTime;
    leaveMessage(office, call, member.id, since);
    member.freeAt = since;
    return;
  }
  const end = rung + 1000 * chance.integer(5, Math.max(5, member.ringTime - 1));
  archive.end(call, call.leg, 'Originator Cancel', end);
  member.freeAt = end;
}
