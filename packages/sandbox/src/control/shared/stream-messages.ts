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

/** What the stream tells, by the name of the message. */
export interface StreamMessages {
  clock: Clock;
  users: UserState[];
  event: PlatformEvent;
  delivery: JournalEntry;
  /** The live calls with all of their legs. */
  legs: CallInLegs[];
  wallboard: QueueState[];
  /** The last calls that are over. */
  ended: EndedCall[];
  webhooks: Webhook[];
  /** Requests to the API since the last message. */
  exchanges: Exchange[];
  /** An event that the built-in receiver has received. */
  received: ReceivedEvent;
}
