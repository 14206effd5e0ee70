import type { KeptDelivery } from '../quarantine/kept-delivery.ts';

/** A kept delivery of the JSON that a store has written. */
export function readKept(text: unknown): KeptDelivery {
  return JSON.parse(String(text)) as KeptDelivery;
}
