import type { EventName, KnownEvent } from '../event/event.ts';
import { SAMPLES } from '../generated/samples.ts';
import { sampleEvent, type SampleOptions } from './sample-event.ts';
import { sampleNames } from './sample-names.ts';

/**
 * Makes every event of the contract's examples, in the order in which they happened: the day of a small company, to try
 * a whole receiver with. Some calls of it lack the events that no example shows.
 *
 * @param options `keepId` keeps the ids of the examples; else each call gives events of their own.
 */
export function sampleEvents(options: Pick<SampleOptions<EventName>, 'keepId'> = {}): KnownEvent[] {
  const isName = (name: string): name is EventName => Object.hasOwn(SAMPLES, name);
  return Object.keys(SAMPLES)
    .filter(isName)
    .flatMap((name) => sampleNames(name).map((example) => sampleEvent(name, {}, { ...options, example })))
    .toSorted((one, other) => Date.parse(`${one.event_time}Z`) - Date.parse(`${other.event_time}Z`));
}
