import type { EventName } from '../event/event.ts';
import type { EventByName } from '../generated/events.ts';
import { SAMPLES } from '../generated/samples.ts';
import { type SampleName, sampleNames } from './sample-names.ts';

/** Fields to put in the place of a sample's own. Undefined takes a field out that a body may lack. */
export type SampleOverrides<Name extends EventName> = {
  [Field in Exclude<keyof EventByName[Name], 'event_name'>]?:
    | EventByName[Name][Field]
    | (object extends Pick<EventByName[Name], Field> ? undefined : never);
};

/** Which sample, and with which id. */
export interface SampleOptions<Name extends EventName> {
  /** Name of an example of the contract; the first of the event unless told. `sampleNames` lists them. */
  example?: SampleName<Name>;
  /** Keeps the `id` that the example has, so that each call gives the same event. */
  keepId?: boolean;
}

/**
 * Makes an event from the contract's examples. Each call gives an event with an `id` of its own, so that a receiver that
 * handles each event once takes it for a new one; deliver what one call gave several times to test duplicates.
 *
 * @throws RangeError for an event or an example that the contract does not have.
 *
 * @example
 * const missed = sampleEvent('call.missed', { src: '447700900456', final: undefined }, { example: 'leg' });
 */
export function sampleEvent<Name extends EventName>(
  name: Name,
  overrides: SampleOverrides<Name> = {},
  options: SampleOptions<Name> = {},
): EventByName[Name] {
  const event: EventByName[Name] = structuredClone(exampleOf(name, options.example));
  if (!options.keepId) event.id = `evt-${crypto.randomUUID()}`;
  for (const [field, value] of Object.entries(overrides)) {
    if (value === undefined) Reflect.deleteProperty(event, field);
    else Object.defineProperty(event, field, { value, writable: true, enumerable: true, configurable: true });
  }
  return event;
}

function exampleOf<Name extends EventName>(name: Name, example?: SampleName<Name>): EventByName[Name] {
  const names = sampleNames(name);
  const wanted = example === undefined ? names[0] : names.find((each) => each === example);
  if (wanted === undefined)
    throw new RangeError(`${name} has no example ${example}. There are ${names.join(', ')}.`);
  const samples: Readonly<Record<SampleName<Name>, EventByName[Name]>> = SAMPLES[name];
  return samples[wanted];
}
