import type { Leg, LiveCall } from '../../../telephony/state/call.ts';
import { type Office, talkSeconds } from '../office/office.ts';
import type { Member, StaffedQueue } from '../office/staff.ts';

/** How often one of the phones that ring is picked up. */
const PICKED_UP = 0.92;
/** Share of the calls to the first queue. */
const FIRST_QUEUE = 0.6;

interface Ringing {
  agent: Member;
  leg: Leg;
}

/** A call from outside waits in a queue until an agent is free and picks up, or until the caller has waited enough. */
export function queueCall(office: Office, at: number): void {
  const { chance, archive, queues, outside } = office;
  const [first] = queues;
  if (first === undefined) return;
  const queue = chance.happens(FIRST_QUEUE) ? first : chance.pick(queues);
  const number = outside.next();
  const call = archive.begin({
    direction: 'in',
    clid: number,
    caller: { kind: 'outside', number, name: null, paid: false },
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
  const duration = 4 + chance.seconds(16);
  call.phase = { kind: 'voicemail', box: queue.id, since: deadline };
  archive.message(call, queue.id, deadline, duration);
  archive.end(call, call.leg, 'No Answer', deadline + 1000 * duration);
}

/** Rings the agents who are free, round after round. @returns Whether one picked up. */
function wait(
  office: Office,
  call: LiveCall,
  queue: StaffedQueue,
  { deadline, stays }: { deadline: number; stays: boolean },
): boolean {
  const { chance, archive } = office;
  let from = call.leg.begun;
  for (;;) {
    from = Math.max(from, Math.min(...queue.agents.map(({ freeAt }) => freeAt)));
    if (from >= deadline) return false;
    const phones = ring(office, call, queue, from);
    const pickedUp = chance.happens(PICKED_UP)
      ? from + 1000 * chance.integer(2, Math.max(2, Math.min(14, queue.ringTime - 1)))
      : Infinity;
    if (pickedUp < deadline) {
      talk(office, call, queue, { phones, at: pickedUp });
      return true;
    }
    const until = Math.min(from + 1000 * queue.ringTime, deadline);
    const isOver = until === deadline;
    for (const { agent, leg } of phones) {
      archive.end(call, leg, isOver && !stays ? 'Originator Cancel' : 'No Answer', until);
      agent.freeAt = until;
    }
    if (isOver) call.leg.stage = 'ringing';
    from = until + 1000 * queue.retry;
  }
}

function ring({ archive }: Office, call: LiveCall, { agents }: StaffedQueue, from: number): Ringing[] {
  const free = agents.filter(({ freeAt }) => freeAt <= from);
  return free.map((agent) => ({ agent, leg: archive.phone(call, agent.id, agent.ext, from) }));
}

function talk(
  office: Office,
  call: LiveCall,
  queue: StaffedQueue,
  { phones, at }: { phones: Ringing[]; at: number },
): void {
  const { chance, archive } = office;
  const taker = chance.pick(phones);
  for (const { agent, leg } of phones) {
    if (agent === taker.agent) continue;
    archive.end(call, leg, 'Answered Elsewhere', at);
    agent.freeAt = at;
  }
  const end = at + 1000 * talkSeconds(office);
  Object.assign(taker.leg, { connected: at, stage: 'talking' });
  Object.assign(call.leg, { connected: at, stage: 'talking' });
  archive.end(call, taker.leg, 'Normal Clearing', end);
  archive.end(call, call.leg, 'Normal Clearing', end);
  if (queue.isRecorded || taker.agent.isRecorded) archive.record(call, call.leg, end);
  taker.agent.freeAt = end + 1000 * queue.wrapUp;
}
