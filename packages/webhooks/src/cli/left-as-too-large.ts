import { fromBase64 } from '../base64.ts';
import type { KeptDelivery } from '../quarantine/kept-delivery.ts';
import type { ReplayResult } from './replay-result.ts';

/** What becomes of a delivery of which only the beginning is kept, and what to do about it. */
export function leftAsTooLarge(kept: KeptDelivery): ReplayResult {
  const { length } = fromBase64(kept.body);
  const reason =
    `Only its first ${length} bytes are kept. Look at them with kept --body ID, read the call from the API, then kept --forget ID. ` +
    'Give the receiver a larger maxBytes.';
  return { kept, outcome: 'left', reason };
}
