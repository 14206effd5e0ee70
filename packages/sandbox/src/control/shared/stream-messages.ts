import type { PlatformEvent } from '../../contract/contract.ts';
import type {
  CallInLegs,
  Clock,
  EndedCall,
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
  received: ReceivedEvent;
}
