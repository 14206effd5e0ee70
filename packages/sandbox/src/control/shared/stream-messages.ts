import type { PlatformEvent } from '../../contract/event.ts';
import type { Clock, JournalEntry, LiveCall, UserState } from '../../generated/control.ts';

/** What the stream tells, by the name of the message. */
export interface StreamMessages {
  clock: Clock;
  calls: LiveCall[];
  users: UserState[];
  event: PlatformEvent;
  delivery: JournalEntry;
}
