import type { Contract } from '@telephony/contract';
import { eventMedia } from './event-media.ts';

/** An event of a contract. */
export interface ListedEvent {
  /** Its name, such as `call.hangup`. */
  event: string;
  summary: string;
  /** Keys of its examples. */
  examples: string[];
}

/** The events of a contract, in its order. */
export function eventList(contract: Contract): ListedEvent[] {
  return [...contract.webhooks.values()].map((webhook) => ({
    event: webhook.event,
    summary: webhook.summary,
    examples: [...(eventMedia(contract, webhook)?.examples.keys() ?? [])],
  }));
}
