import type { PlatformEvent } from '../../contract/contract.ts';
import type {
  CallInLegs,
  Clock,
  EndedCall,
  Exchange,
  JournalEntry,
  QueueState,
  ReceivedEvent,
  UserState,
  Webhook,
} from '../../generated/control.ts';

export interface StreamMessages {
  clock: Clock;
  users: UserState[];
  event: PlatformEvent;
  delivery: JournalEntry;
  legs: CallInLegs[];
  wallboard: QueueState[];
  ended: EndedCall[];
  webhooks: Webhook[];
  /** Requests to the API since the last message. */
  exchanges: Exchange[];
  received: ReceivedEvent;
}
