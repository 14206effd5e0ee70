import { callerOf, isTalking, type LiveCall, talkingLeg, userAt } from '../state/call.ts';
import type { Draft } from '../state/draft.ts';
import type { Facts } from '../state/facts.ts';
import { noRecording } from '../state/new-call.ts';
import { type CommandOf, Rejection } from '../state/command.ts';

export function changeRecording(
  draft: Draft,
  call: LiveCall,
  { change, user }: CommandOf<'record'>,
): LiveCall {
  const mayStart = user === undefined || draft.facts.user(user)?.records.start !== false;
  const why =
    change === 'pause' || mayStart
      ? whyNotRecord(isTalking(call), call.recording.state, change)
      : `\`rec_allowed\` of user ${user} is false`;
  if (why !== undefined) throw new Rejection({ kind: 'not-recordable', why });
  if (change === 'pause') return pauseRecording(draft, call);
  return call.recording.state === 'on' ? call : startRecording(draft, call);
}

function whyNotRecord(
  talks: boolean,
  state: LiveCall['recording']['state'],
  change: 'start' | 'pause' | 'resume',
): string | undefined {
  if (!talks) return 'only an answered call can be recorded';
  if (change === 'start') return state === 'paused' ? 'the recording is paused; resume it' : undefined;
  if (change === 'pause') return state === 'on' ? undefined : 'the call is not being recorded';
  return state === 'paused' ? undefined : 'the recording is not paused';
}

export function startRecording(draft: Draft, call: LiveCall): LiveCall {
  const { monitor, from } = call.recording;
  return draft.put(call, {
    recording: {
      ...call.recording,
      monitor: monitor ?? draft.newRecordingId(),
      state: 'on',
      since: draft.now,
      from: from ?? draft.now,
    },
  });
}

export function stopRecording(draft: Draft, call: LiveCall): LiveCall {
  const { recording, leg } = call;
  if (recording.monitor === null) return call;
  const user = callerOf(leg) ?? userAt(talkingLeg(call)) ?? null;
  draft.effects.push({ kind: 'recorded', call, leg, user });
  return draft.put(call, { recording: noRecording });
}

// Settings of the queue and of the users who talk (Resources, User `monitor`).
export function recordsItself({ facts }: Draft, call: LiveCall): boolean {
  const { leg, direction } = call;
  const incoming = direction !== 'out';
  const queue = leg.place.kind === 'queue' ? facts.queue(leg.place.id) : undefined;
  if (queue?.records[incoming ? 'in' : 'out']) return true;
  const [caller, called] = [callerOf(leg), userAt(talkingLeg(call))];
  const internal = caller !== undefined && called !== undefined;
  // For the called user, an internal call is incoming.
  return (
    (caller !== undefined && recordsFor(facts, caller, incoming, internal)) ||
    (called !== undefined && recordsFor(facts, called, incoming || internal, internal))
  );
}

function recordsFor(facts: Facts, id: number, incoming: boolean, internal: boolean): boolean {
  const user = facts.user(id);
  if (!user || (internal && !user.records.internal)) return false;
  return user.records[incoming ? 'in' : 'out'];
}

function pauseRecording(draft: Draft, call: LiveCall): LiveCall {
  const { since, before } = call.recording;
  return draft.put(call, {
    recording: {
      ...call.recording,
      state: 'paused',
      since: null,
      before: before + (since === null ? 0 : draft.now - since),
    },
  });
}
