import type { Rule } from '@telephony/http/control-types';
import type {
  Account,
  CallInLegs,
  Clock,
  EndedCall,
  Exchange,
  JournalEntry,
  QueueState,
  ReceiverState,
  SignIn,
  UserState,
  Webhook,
} from '../../generated/control.ts';
import type { StreamMessages } from '../../control/shared/stream-messages.ts';

/** How the page is connected to the sandbox. `locked`: it asks for the control token. */
export type Connection = 'connecting' | 'open' | 'lost' | 'locked';

/** An event as the stream tells it, or as a delivery has it, with what became of it. */
export interface ShownEvent {
  event: StreamMessages['event'] | JournalEntry['event'];
  /** By their ids. */
  deliveries: ReadonlyMap<number, JournalEntry>;
}

/** Everything that the page shows. */
export interface PageState {
  connection: Connection;
  /** With the moment of the browser at which it was told. */
  clock: (Clock & { told: number }) | undefined;
  legs: CallInLegs[];
  wallboard: QueueState[];
  users: UserState[];
  ended: EndedCall[];
  webhooks: Webhook[];
  /** The oldest first. */
  exchanges: Exchange[];
  /** By the id of the event, the oldest first. */
  events: ReadonlyMap<string, ShownEvent>;
  receiver: ReceiverState | undefined;
  rules: Rule[];
  operations: Operation[];
  /** Accounts of the sandbox, the first one first. */
  accounts: Account[];
  signIn: SignIn | undefined;
  /** Where the audio of a recording is, by the id of the recording. */
  audio: ReadonlyMap<number, string>;
  /** Entries of lists that are open, by the key of the entry. */
  open: ReadonlySet<string>;
  /** Whether there is little room: what is used less is folded then. */
  isNarrow: boolean;
  /** Sections that were unfolded, by their ids. */
  unfolded: ReadonlySet<string>;
  /** What was said last. */
  said: { text: string; bad: boolean };
}

/** What the page shows now. Changed by `change` only. */
export let state: Readonly<PageState> = {
  connection: 'connecting',
  clock: undefined,
  legs: [],
  wallboard: [],
  users: [],
  ended: [],
  webhooks: [],
  exchanges: [],
  events: new Map(),
  receiver: undefined,
  rules: [],
  operations: [],
  accounts: [],
  signIn: undefined,
  audio: new Map(),
  open: new Set(),
  isNarrow: false,
  unfolded: new Set(),
  said: { text: '', bad: false },
};

let draw = (): void => undefined;
let isDue = false;

/** Says what draws the page. */
export function drawWith(drawing: () => void): void {
  draw = drawing;
}

/** Changes what the page shows. It is drawn once for all changes that happen together. */
export function change(changes: Partial<PageState>): void {
  state = { ...state, ...changes };
  redraw();
}

/** Draws the page soon, as when time has passed. */
export function redraw(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    draw();
  });
}

/** An operation that can be made to fail. */
export interface Operation {
  operation_id: string;
  method: string;
  path: string;
  summary: string;
}
