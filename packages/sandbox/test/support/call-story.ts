import type { PlatformEvent } from '../../src/contract/contract.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** The events of calls and recordings. */
export type CallStoryEvent = Exclude<PlatformEvent, { event_name: 'sms.received' }>;

/** Keeps the events of a platform from now on. */
export function keepEvents({ events }: Pick<Platform, 'events'>): CallStoryEvent[] {
  const kept: CallStoryEvent[] = [];
  events.listen((event) => {
    if (event.event_name !== 'sms.received') kept.push(event);
  });
  return kept;
}

/** Events as short lines, such as `call.missed 5000000113 LOCAL_USER 2104 final=false`. */
export function lines(events: readonly CallStoryEvent[]): string[] {
  return events.map((event) => {
    if (event.event_name === 'monitor.audio_ready') return `${event.event_name} ${event.monitor_id}`;
    const final = event.final === undefined ? '' : ` final=${event.final}`;
    return `${event.event_name} ${event.call_id} ${event.context} ${event.dst}${final}`;
  });
}
