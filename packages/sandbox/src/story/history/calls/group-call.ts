import type { Office } from '../office/office.ts';
import type { Reception } from '../office/add-reception.ts';
import { beginInbound } from './begin-inbound.ts';
import { ring, stopRinging, talk } from './distribute.ts';
import { leaveMessage } from './leave-message.ts';

const PICKED_UP = 0.9;
/** How often a caller who is not answered leaves a message. */
const LEAVES_MESSAGE = 0.5;

/** A call from outside to a ring group: its phones ring at once. @returns Whether one was free. */
export function groupCall(office: Office, at: number, group: Reception): boolean {
  const { archive, chance, outside } = office;
  if (group.members.every(({ freeAt }) => freeAt > at)) return false;
  const call = beginInbound(archive, outside.next(), {
    place: { kind: 'ringgroup', id: group.id },
    dialled: group.dialled,
    begun: at,
  });
  const phones = ring(office, call, group.members, at);
  if (chance.happens(PICKED_UP)) {
    const pickedUp = at + 1000 * chance.integer(2, Math.max(2, Math.min(14, group.ringTime - 1)));
    talk(office, call, { wrapUp: 0, isRecorded: false }, { phones, at: pickedUp });
    return true;
  }
  call.leg.stage = 'ringing';
  if (group.box === null || !chance.happens(LEAVES_MESSAGE)) {
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
