import type { EventName, KnownEvent } from '../event/event.ts';
import { SAMPLES } from '../generated/samples.ts';
import { sampleEvent, type SampleOptions } from './sample-event.ts';
import { sampleNames } from './sample-names.ts';

/**
 * Creates all events of the contract's examples, in the order in which they happened: a day of a small company, to test a
 * whole receiver with. Some calls are incomplete, since not every event has an example.
 *
 * @param options `keepId` keeps the ids of the examples; by default each call returns events with new ids.
 */
export function sampleEvents(options: Pick<SampleOptions<EventName>, 'keepId'> = {}): KnownEvent[] {
  const isName = (name: string): name is EventName => Object.hasOwn(SAMPLES, name);
  return Object.keys(SAMPLES)
    .filter(isName)
    .flatMap((name) => sampleNames(name).map((example) => sampleEvent(name, {}, { ...options, example })))
    .toSorted((one, other) => Date.parse(`${one.event_time}Z`) - Date.parse(`${other.event_time}Z`));
}
