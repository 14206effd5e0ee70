import type { KeptDelivery } from '../quarantine/kept-delivery.ts';

/** What became of a kept delivery. */
export interface ReplayResult {
  kept: KeptDelivery;
  /** `handled` where it has been forgotten. */
  outcome: 'handled' | 'failed' | 'left';
  reason: string | null;
}
