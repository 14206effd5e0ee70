import { audioReadySeconds } from '../assumptions.ts';
import { timestamp } from '../clock/timestamp.ts';
import { recordingSize } from '../files/recording.ts';
import type { Monitor } from '../generated/schema.ts';
import type { PlatformCore } from '../platform/core.ts';
import { seconds } from './call-events.ts';
import { userOf } from './cdr-of-call.ts';
import type { ActiveCall } from './live-call.ts';

/**
 * The recording of a call as it would be if the call ended now; undefined where nothing was recorded.
 *
 * @param now Milliseconds since 1970.
 */
export function recordingOf(call: ActiveCall, now: number): Monitor | undefined {
  const {
    monitor: id,
    monitor_token: token,
    recorded,
    recorded_from: from,
    recording_since: since,
  } = call.live;
  if (id === null || from === null) return undefined;
  // A second that has begun counts, so that a recording that is there has sound; further ones only if the call has them.
  const begun = Math.ceil((recorded + (since === null ? 0 : now - since)) / 1000);
  const duration = Math.min(begun, Math.max(1, seconds(call.live.connected ?? now, now)));
  return {
    id,
    called: call.dst ?? null,
    caller: call.src ?? null,
    created_at: timestamp(now),
    cx_score: null,
    duration,
    metadata: null,
    sentiment: null,
    size: recordingSize(duration),
    summary: null,
    timestamp: timestamp(from),
    token,
    transcript: null,
    transcript_speakers: null,
    type: call.live.direction === 'in' ? 'I' : 'O',
  };
}

/** Keeps the recording of a call that ends, if it has a second at least. Its audio is ready a little later. */
export function keepRecording({ store, clock }: PlatformCore, call: ActiveCall): void {
  const monitor = recordingOf(call, clock.now());
  if (!monitor || (monitor.duration ?? 0) < 1) return;
  store.tables.monitors.put({ ...monitor, live_id: call.id });
  const ready = { monitor: monitor.id, call: call.id, user: userOf(call) };
  clock.after(audioReadySeconds * 1000, { kind: 'monitor.audio-ready', data: ready });
}
