import type { EventName, KnownEvent } from '../event.ts';
import type { EventByName } from '../generated/events.ts';
import { type SampleNames, SAMPLES } from '../generated/samples.ts';

/** Fields that replace those of a sample. Undefined removes an optional field. */
export type SampleOverrides<Name extends EventName> = {
  [Field in Exclude<keyof EventByName[Name], 'event_name'>]?:
    | EventByName[Name][Field]
    | (object extends Pick<EventByName[Name], Field> ? undefined : never);
};

/** Selects a sample and its id. */
export interface SampleOptions<Name extends EventName> {
  /** Name of an example of the contract; `sampleNames` lists them. Default: the event's first example. */
  example?: SampleName<Name>;
  /** Keeps the `id` of the example, so that each call returns the same event. */
  keepId?: boolean;
}

/**
 * Creates an event from the contract's examples. Each call returns an event with a new `id`, so that a receiver that
 * handles each event once accepts it as new. To test duplicates, deliver the same event several times.
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
    throw new RangeError(`${name} has no example "${example}". Choose from ${names.join(', ')}.`);
  const samples: Readonly<Record<SampleName<Name>, EventByName[Name]>> = SAMPLES[name];
  return samples[wanted];
}

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

/** The names of the contract's examples of an event. */
export type SampleName<Name extends EventName> = SampleNames[Name];

/**
 * The names of the contract's examples of an event, at least one. The first is the default of `sampleEvent`.
 *
 * @throws RangeError for an event that the contract does not have.
 */
export function sampleNames<Name extends EventName>(name: Name): SampleName<Name>[] {
  if (!Object.hasOwn(SAMPLES, name))
    throw new RangeError(
      `"${name}" is not an event of the contract. Choose from ${Object.keys(SAMPLES).join(', ')}.`,
    );
  const samples = SAMPLES[name];
  const isName = (sample: string): sample is SampleName<Name> => Object.hasOwn(samples, sample);
  return Object.keys(samples).filter(isName);
}
