import type { LegStory } from './leg-story.ts';
import { secondsBetween } from './seconds-between.ts';
import type { SeenCdr } from './trace-entry.ts';

/** Seconds by which a CDR and events may differ: both are rounded. */
const ROUNDING = 1;

/** What is wrong with a CDR by itself: fields that are not there, or null, say nothing. */
export function checkCdr({
  billsec,
  charge,
  duration,
  is_root: isRoot,
  live_id,
  rate,
  root_live_id,
  type,
}: SeenCdr): string[] {
  return [
    ...when(
      isNumber(billsec) && isNumber(duration) && billsec > duration,
      `is billed for ${billsec} s in its CDR, and was there for ${duration} s`,
    ),
    ...when(
      type === 'M' && isNumber(billsec) && billsec > 0,
      `is missed in its CDR, and billed for ${billsec} s`,
    ),
    ...when(isNumber(charge) && charge > 0 && rate === 0, `costs ${charge} in its CDR, at a rate of 0`),
    ...when(
      typeof isRoot === 'boolean' && isNumber(root_live_id) && isRoot !== (root_live_id === live_id),
      `has is_root ${isRoot} in its CDR, and root_live_id ${root_live_id}`,
    ),
  ];
}

/** What a CDR says otherwise than the events of its leg. */
export function checkCdrOfLeg(cdr: SeenCdr, { ended, last, root }: LegStory): string[] {
  const begun = last?.start_time;
  const late = secondsBetween(begun, cdr.calldate);
  const lasted = ended ? secondsBetween(begun, last?.event_time) : undefined;
  return [
    ...when(!ended, 'has a CDR before its call.hangup'),
    ...differs('t_cause', cdr.t_cause, last?.t_cause),
    ...(ended ? differs('billsec', cdr.billsec, last?.duration) : []),
    ...differs('root_live_id', cdr.root_live_id, root),
    ...when(
      late !== undefined && Math.abs(late) > ROUNDING,
      `has calldate ${cdr.calldate} in its CDR, and start_time ${begun} in its events`,
    ),
    ...when(
      lasted !== undefined && isNumber(cdr.duration) && Math.abs(lasted - cdr.duration) > ROUNDING,
      `has duration ${cdr.duration} in its CDR, and was there for ${lasted} s`,
    ),
    ...when(cdr.type === 'M' && Boolean(last?.connected_at), 'is missed in its CDR, and was connected'),
    ...when(
      ended && !last?.connected_at && (cdr.type === 'I' || cdr.disposition === 'CONNECTED'),
      'is answered in its CDR, and was not connected',
    ),
  ];
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

const when = (is: boolean, why: string): string[] => (is ? [why] : []);

/** Fields that are not there, or null, say nothing. */
function differs(field: string, inCdr: unknown, inEvent: unknown): string[] {
  if (inCdr === null || inCdr === undefined || inEvent === null || inEvent === undefined) return [];
  return inCdr === inEvent
    ? []
    : [`has ${field} ${JSON.stringify(inCdr)} in its CDR, and ${JSON.stringify(inEvent)} in its call.hangup`];
}
