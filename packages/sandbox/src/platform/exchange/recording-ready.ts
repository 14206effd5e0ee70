import { timestamp } from '../../ground/clock/timestamp.ts';
import type { PlatformActions } from '../core/actions.ts';
import { eventId } from '../core/event-id.ts';
import type { PlatformCore } from '../core/core.ts';

/** Tells that the audio of a recording can be fetched, unless the recording was deleted meanwhile. */
export function announceAudio(
  { store, events, random, clock }: PlatformCore,
  { monitor: id, call, user }: Parameters<PlatformActions['monitor.audio-ready']>[0],
): void {
  const { monitors, users } = store.tables;
  const monitor = monitors.get(id);
  if (!monitor) return;
  const [anybody] = users.values();
  events.emit({
    id: eventId(random),
    event_time: timestamp(clock.now()),
    event_name: 'monitor.audio_ready',
    monitor_id: id,
    call_id: call,
    customer_id: (user === null ? anybody : users.get(user))?.customer ?? anybody?.customer ?? null,
    user_id: user,
    size: monitor.size ?? null,
  });
}
