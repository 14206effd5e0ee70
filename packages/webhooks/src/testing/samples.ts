import type { EventName, KnownEvent } from '../event.ts';
import type { EventByName } from '../generated/events.ts';
import { type SampleNames, SAMPLES } from '../generated/samples.ts';

/** Fields to replace; undefined removes an optional field. */
export type SampleOverrides<Name extends EventName> = {
  [Field in Exclude<keyof EventByName[Name], 'event_name'>]?:
    | EventByName[Name][Field]
    | (object extends Pick<EventByName[Name], Field> ? undefined : never);
};

/** Options of `sampleEvent`. */
export interface SampleOptions<Name extends EventName> {
  /** As in `sampleNames`. Default: the event's first example. */
  example?: SampleName<Name>;
  /** Keeps the `id` of the example. */
  keepId?: boolean;
}

/**
 * Creates an event from the contract's examples, each time with a new `id`.
 *
 * @throws RangeError for an unknown event or example.
 *
 * @example
 * const missed = sampleEvent('call.missed', { src: '447700900456', final: undefined }, { example: 'leg' });
 */
export function sampleEvent<Name extends EventName>(
  name: Name,
  overrides: SampleOverrides<Name> = {},
  options: SampleOptions<Name> = {},
): EventByName[Name] {
  const event: EventByName[Name] = structuredClone(findExample(name, options.example));
  if (!options.keepId) event.id = `evt-${crypto.randomUUID()}`;
  for (const [field, value] of Object.entries(overrides)) {
    if (value === undefined) Reflect.deleteProperty(event, field);
    else Object.defineProperty(event, field, { value, writable: true, enumerable: true, configurable: true });
  }
  return event;
}

function findExample<Name extends EventName>(name: Name, example?: SampleName<Name>): EventByName[Name] {
  const names = sampleNames(name);
  const found = example === undefined ? names[0] : names.find((each) => each === example);
  if (found === undefined)
    throw new RangeError(`${name} has no example "${example}". Choose from ${names.join(', ')}.`);
  const samples: Readonly<Record<SampleName<Name>, EventByName[Name]>> = SAMPLES[name];
  return samples[found];
}

/** Creates the events of all the contract's examples, in their order: a small company's day. Some calls are incomplete. */
export function sampleEvents(options: Pick<SampleOptions<EventName>, 'keepId'> = {}): KnownEvent[] {
  return (Object.keys(SAMPLES) as EventName[])
    .flatMap((name) => sampleNames(name).map((example) => sampleEvent(name, {}, { ...options, example })))
    .toSorted((one, other) => Date.parse(`${one.event_time}Z`) - Date.parse(`${other.event_time}Z`));
}

/** An example of an event. */
export type SampleName<Name extends EventName> = SampleNames[Name];

/**
 * Lists the contract's examples of an event.
 *
 * @throws RangeError for an unknown event.
 */
export function sampleNames<Name extends EventName>(name: Name): SampleName<Name>[] {
  if (!Object.hasOwn(SAMPLES, name))
    throw new RangeError(
      `"${name}" is not an event of the contract. Choose from ${Object.keys(SAMPLES).join(', ')}.`,
    );
  return Object.keys(SAMPLES[name]) as SampleName<Name>[];
}
