import type { KeptDelivery } from '../../../src/index.ts';

/** A delivery that is kept. */
export function keptDelivery(id: string): KeptDelivery {
  return {
    id,
    at: 0,
    reason: 'failed',
    detail: '',
    eventName: null,
    key: null,
    attempts: 1,
    headers: [],
    body: '',
  };
}
