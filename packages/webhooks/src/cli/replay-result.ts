import type { KeptDelivery } from '../quarantine/kept-delivery.ts';

/** What became of a kept delivery. */
export interface ReplayResult {
  kept: KeptDelivery;
  /** Forgotten where it is `handled`, or a `duplicate` that was handled before. */
  outcome: 'handled' | 'duplicate' | 'failed' | 'left';
  reason: string | null;
  /** Its events, where they were read. */
  events?: readonly { event_name: string }[];
}
