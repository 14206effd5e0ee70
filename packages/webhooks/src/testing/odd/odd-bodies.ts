import type { KnownEvent } from '../../event/event.ts';
import type { OddBody, OddName } from './odd-body.ts';
import { ODD_MAKERS } from './odd-makers.ts';

/**
 * An unusual body of an event: as the platform has been seen to send, as a proxy may make of it, or with nothing that can be
 * read. Deliver it with its headers.
 *
 * @throws RangeError for a name that does not exist.
 *
 * @example
 * const { body, headers } = await oddBody('byte-order-mark', sampleEvent('call.missed'));
 * const response = await deliver(receiver, body, { headers, secret });
 */
export async function oddBody(name: OddName, event: KnownEvent): Promise<OddBody> {
  if (!isOddName(name))
    throw new RangeError(`"${String(name)}" is not an odd body. Choose from ${oddNames().join(', ')}.`);
  const { about, should, headers = {}, make } = ODD_MAKERS[name];
  return { name, about, should, headers: { ...headers }, body: await make({ ...event }) };
}

/** All odd bodies of an event. They have the same `id`, so that a receiver handles it once, whichever comes first. */
export async function oddBodies(event: KnownEvent): Promise<OddBody[]> {
  return Promise.all(oddNames().map((name) => oddBody(name, event)));
}

/** The names of all odd bodies. */
export function oddNames(): OddName[] {
  return Object.keys(ODD_MAKERS).filter(isOddName);
}

/** Whether there is such an odd body. */
export function isOddName(name: string): name is OddName {
  return Object.hasOwn(ODD_MAKERS, name);
}
