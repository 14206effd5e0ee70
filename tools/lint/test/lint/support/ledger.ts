import type { JsonObject } from '@telephony/contract';

/** A ledger file with entries of these ids and members. */
export function ledger(entries: Record<string, JsonObject>): { 'ledger.yaml': JsonObject } {
  const texts = {
    title: 'A gap',
    kind: 'gap',
    source: 'Events',
    unknown: 'What it is.',
    treatment: 'Left open.',
  };
  return {
    'ledger.yaml': {
      entries: Object.entries(entries).map(([id, members]) => ({ id, ...texts, ...members })),
    },
  };
}
