import type { PlannedDelivery } from '../drive/delivery.ts';
import { isAccepted, type Sent } from '../drive/send.ts';
import { type Expected, sameResult } from './expected.ts';
import type { Seen } from './seen.ts';

/** What is wrong with a receiver, according to one sequence. */
export interface Fault {
  /** Faults of one kind are the same when a sequence is made shorter. */
  kind: string;
  message: string;
}

/** The gravest fault of deliveries; undefined where there is none. */
export function faultOf(sent: readonly Sent<PlannedDelivery>[]): Fault | undefined {
  const refused = sent.filter((one) => !isAccepted(one));
  const gone = refused.find(({ error }) => error !== null && !isLate(error));
  if (gone) return fault('gone', gone, `got no response (${gone.error})`, refused.length);
  const late = refused.find(({ error }) => error !== null);
  if (late) return fault('late', late, `got ${late.error}`, refused.length);
  const [first] = refused;
  if (!first) return undefined;
  const often = first.times === 1 ? '' : `, ${first.times} times in a row`;
  return fault(`refused ${first.status}`, first, `got ${first.status}${often}`, refused.length);
}

/** What was handled wrongly; undefined where nothing was. */
export function faultOfSeen({ events, calls }: Expected, { times, results }: Seen): Fault | undefined {
  const twice = [...events].filter(([id]) => (times.get(id) ?? 0) > 1);
  const [again] = twice;
  if (again)
    return {
      kind: 'twice',
      message: `${again[1].name} was handled ${times.get(again[0])} times${others(twice.length)}.`,
    };
  const lost = [...events].filter(([id, { must }]) => must && !times.has(id));
  const [missing] = lost;
  if (missing)
    return {
      kind: 'lost',
      message: `${missing[1].name} was accepted and not handled${others(lost.length)}.`,
    };
  const wrong = [...calls].filter(([id, result]) => results && !sameResult(results.get(id), result));
  const [call] = wrong;
  if (!call) return undefined;
  const [id, result] = call;
  const told = results?.get(id);
  const said = told === undefined ? 'says nothing of it' : `says ${told}`;
  return {
    kind: told === undefined ? 'untold' : 'result',
    message: `The call with the root_call_id ${id} was ${result}, and the receiver ${said}${others(wrong.length)}.`,
  };
}

function isLate(error: string): boolean {
  return error.startsWith('no response in');
}

function fault(kind: string, { delivery }: Sent<PlannedDelivery>, what: string, count: number): Fault {
  const odd = delivery.step?.odd === undefined ? '' : ` as ${delivery.step.odd}`;
  return { kind, message: `${delivery.event.event_name}${odd} ${what}${others(count)}.` };
}

function others(count: number): string {
  return count === 1 ? '' : `, and ${count - 1} more`;
}
