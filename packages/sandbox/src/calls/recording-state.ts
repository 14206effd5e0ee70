import { knownCodes, recordingStates } from '../assumptions.ts';
import type { Call } from '../generated/schema.ts';
import { Refusal } from '@telephony/http';
import type { PlatformCore } from '../platform/core.ts';
import type { Recording } from './call-control.ts';
import { changeCall } from './change-call.ts';
import type { ActiveCall } from './live-call.ts';

/**
 * Starts, pauses or resumes the recording of a call.
 *
 * @throws Refusal 400 where nobody talks, and where there is nothing to pause or to resume. Starting what is being
 * recorded is not an error: many calls record themselves.
 */
export function changeRecording(context: PlatformCore, call: ActiveCall, asked: Recording): ActiveCall {
  const refusal = whyNotRecord(call, asked);
  if (refusal !== undefined)
    throw new Refusal(400, refusal, [{ field: 'body.monitor_state', message: refusal }]);
  if (asked === 'pause') return holdRecording(context, call, recordingStates.paused);
  return call.monitor_state === recordingStates.on ? call : startRecording(context, call);
}

/** Why a recording cannot be changed so; undefined where it can. */
export function whyNotRecord(
  { state, monitor_state: recording }: Pick<Call, 'state' | 'monitor_state'>,
  asked: Recording,
): string | undefined {
  if (state !== 'CONNECTED' && state !== 'ON_HOLD')
    return `The call is ${String(state)}; only an answered call can be recorded.`;
  if (asked === 'start')
    return recording === recordingStates.paused ? 'The recording is paused; resume it.' : undefined;
  if (asked === 'pause')
    return recording === recordingStates.on ? undefined : 'The call is not being recorded.';
  return recording === recordingStates.paused ? undefined : 'The recording is not paused.';
}

/** Whether the call records itself: the user who talks, or the queue, has it so (Resources, User `monitor`). */
export function recordsItself({ store }: PlatformCore, call: ActiveCall): boolean {
  const { queues, users } = store.tables;
  const { place, direction, answered_by: answeredBy, inside } = call.live;
  const incoming = direction !== 'out';
  if (place.kind === 'queue' && asks(queues.get(place.id)?.monitor, incoming)) return true;
  const internal = !incoming && inside;
  return [call.owner_id, answeredBy].some((id, side) => {
    const user = id === null || id === undefined ? undefined : users.get(id);
    if (!user || user.rec_allowed === false || (internal && user.rec_never_internal === true)) return false;
    // To the one who is called, an internal call comes in.
    return asks(user.monitor, incoming || side === 1);
  });
}

function asks(monitor: string | number | null | undefined, incoming: boolean): boolean {
  const codes = Object.entries(knownCodes['monitor'] ?? {});
  const letter = typeof monitor === 'number' ? codes.find(([, code]) => code === monitor)?.[0] : monitor;
  return letter === 'A' || letter === (incoming ? 'I' : 'O');
}

/** Begins to record, or goes on. The first beginning gives the recording its id. */
export function startRecording(context: PlatformCore, call: ActiveCall): ActiveCall {
  const { clock, store, random } = context;
  const { monitors } = store.tables;
  const monitor = call.live.monitor ?? monitors.nextId();
  monitors.lastId = monitor;
  return changeCall(
    context,
    call,
    { monitor_state: recordingStates.on },
    {
      monitor,
      monitor_token: call.live.monitor_token ?? random.hex(16),
      recording_since: clock.now(),
      recorded_from: call.live.recorded_from ?? clock.now(),
    },
  );
}

/** Keeps what was recorded so far and records nothing more for now. */
export function holdRecording(
  context: PlatformCore,
  call: ActiveCall,
  state = call.monitor_state ?? 0,
): ActiveCall {
  const { recording_since: since, recorded } = call.live;
  const more = since === null ? 0 : context.clock.now() - since;
  return changeCall(
    context,
    call,
    { monitor_state: state },
    { recording_since: null, recorded: recorded + more },
  );
}
