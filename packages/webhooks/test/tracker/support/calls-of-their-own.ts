import { scenarios } from '@telephony/testing/calls/index';
import type { Scenario } from '@telephony/testing/calls/scenario';

/**
 * Every scenario as often as it is asked for, each time with ids of its own.
 *
 * @param copies How often.
 */
export function callsOfTheirOwn(copies = 1): Scenario[] {
  return Array.from({ length: copies }, () => scenarios)
    .flat()
    .map((scenario, index) => ({
      ...scenario,
      events: scenario.events.map((event) => ({
        ...event,
        id: `${event.id}-${index}`,
        call_id: event.call_id + index * 1e10,
        ...(event.root_call_id ? { root_call_id: event.root_call_id + index * 1e10 } : {}),
      })),
      rootCallId: scenario.rootCallId + index * 1e10,
    }));
}
