import type { Operation } from '@telephony/contract';

/** The keys of all examples that the responses of an operation have. */
export function exampleKeys({ responses }: Operation): string[] {
  return [...new Set([...responses.values()].flatMap(({ examples }) => [...examples.keys()]))];
}
