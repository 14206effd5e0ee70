import type { EventName } from '../event/event.ts';
import { SAMPLES, type SampleNames } from '../generated/samples.ts';

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
