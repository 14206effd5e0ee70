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
