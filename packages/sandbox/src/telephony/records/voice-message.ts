import { timestamp } from '../../ground/clock/timestamp.ts';
import type { Voicemessage } from '../../generated/schema.ts';
import type { Leg, LiveCall } from '../state/call.ts';
import type { Directory } from './directory.ts';
import { callerSide } from './sides.ts';

/** A message that a caller leaves. */
export interface Message {
  call: LiveCall;
  /** The leg of the caller. */
  leg: Leg;
  /** Id of the user, queue or ring group whose voicemail it is. */
  box: number | null;
  /** When it begins, in milliseconds since 1970. */
  since: number;
  /** In seconds. */
  duration: number;
}

/** The record of a message that nobody has heard yet. */
export function voiceMessage(
  directory: Directory,
  { call, leg, box, since, duration }: Message,
): Omit<Voicemessage, 'id'> {
  const { name, number } = callerSide(directory, leg);
  return {
    caller: name ?? number,
    callerid: call.clid,
    dialled: leg.dialled,
    duration,
    extension_id: box,
    folder: 0,
    is_new: true,
    live_id: leg.id,
    origtime: timestamp(since),
    parent_live_id: leg.parent,
    transcript: null,
  };
}
