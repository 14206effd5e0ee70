import { hash } from 'node:crypto';
import { timestamp } from '../../infrastructure/timestamp.ts';
import { recordingSize } from '../../files/recording.ts';
import type { Monitor, Voicemessage } from '../../generated/schema.ts';
import type { Leg, LiveCall } from '../state/call.ts';
import type { EffectOf } from '../state/command.ts';
import { callerSide, type Directory, talkDuration } from './sides.ts';

// The recording as it would be if it ended now. Its token follows from the seed of the sandbox.
export function recordingOf(
  directory: Directory,
  { recording, direction }: LiveCall,
  leg: Leg,
  now: number,
  seed: number,
): Monitor | undefined {
  const { monitor: id, before, from, since } = recording;
  if (id === null || from === null) return undefined;
  // The first second counts once it has begun, so that every recording has sound.
  const begun = Math.ceil((before + (since === null ? 0 : now - since)) / 1000);
  const duration = Math.min(begun, Math.max(1, talkDuration(leg.connected, now)));
  return {
    id,
    called: leg.target,
    caller: callerSide(directory, leg).number,
    created_at: timestamp(now),
    cx_score: null,
    duration,
    metadata: null,
    sentiment: null,
    size: recordingSize(duration),
    summary: null,
    timestamp: timestamp(from),
    token: hash('sha256', `${seed} recording ${id}`).slice(0, 32),
    transcript: null,
    transcript_speakers: null,
    type: direction === 'in' ? 'I' : 'O',
  };
}

export function voiceMessage(
  directory: Directory,
  { call, leg, box, since, duration }: Omit<EffectOf<'message-left'>, 'kind'> & { duration: number },
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
