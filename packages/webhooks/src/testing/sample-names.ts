import type { EventName } from '../event/event.ts';
import { SAMPLES, type SampleNames } from '../generated/samples.ts';

/** The names of the contract's examples of an event. */
export type SampleName<Name extends EventName> = SampleNames[Name];

/**
 * The names of the contract's examples of an event, at least one; the first is the one that `sampleEvent` takes.
 *
 * @throws RangeError for an event that the contract does not have.
 */
export function sampleNames<Name extends EventName>(name: Name): SampleName<Name>[] {
  if (!Object.hasOwn(SAMPLES, name))
    throw new RangeError(
      `${name} is no event of the contract. There are ${Object.keys(SAMPLES).join(', ')}.`,
    );
  const samples = SAMPLES[name];
  const isName = (sample: string): sample is SampleName<Name> => Object.hasOwn(samples, sample);
  return Object.keys(samples).filter(isName);
}
