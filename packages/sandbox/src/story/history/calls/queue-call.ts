import type { LiveCall } from '../../../telephony/state/call.ts';
import type { Office } from '../office/office.ts';
import type { StaffedQueue } from '../office/staff.ts';
import { beginInbound } from './begin-inbound.ts';
import { ring, stopRinging, talk } from './distribute.ts';
import { leaveMessage } from './leave-message.ts';

/** How often one of the phones that ring is picked up. */
const PICKED_UP = 0.92;
/** Share of the calls to the first queue. */
const FIRST_QUEUE = 0.6;

/** A call from outside waits in a queue until an agent is free and picks up, or until the caller has waited enough. */
export function queueCall(office: Office, at: number): void {
  const { chance, archive, queues, outside } = office;
  const [first] = queues;
  if (first === undefined) return;
  const queue = chance.happens(FIRST_QUEUE) ? first : chance.pick(queues);
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

/** Rings the agents who are free, round after round. @returns Whether one picked up. */
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
    const pickedUp = chance.happens(PICKED_UP)
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
