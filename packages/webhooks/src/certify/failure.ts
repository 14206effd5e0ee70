import type { PlannedDelivery } from '../drive/delivery.ts';
import type { Sent } from '../drive/send.ts';
import type { Step } from '../drive/step.ts';

/** What breaks a receiver. */
export interface Failure {
  message: string;
  /** The sequence; none where it is not one, as with secrets. */
  steps: readonly Step[];
  /** Its deliveries, with their responses. */
  sent: readonly Sent<PlannedDelivery>[];
  /** Whether nothing of it can be left out. */
  isShortest: boolean;
}
