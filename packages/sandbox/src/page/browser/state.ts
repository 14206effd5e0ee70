import type { Rule } from '@telephony/http/control-types';
import type {
  Account,
  CallInLegs,
  Clock,
  JournalEntry,
  Operation,
  QueueState,
  ReceiverState,
  SignIn,
  UserState,
  Webhook,
} from '../../generated/control.ts';
import type { StreamMessages } from '../../control/shared/stream.ts';

export type Connection = 'connecting' | 'open' | 'lost' | 'locked';

export interface ShownEvent {
  event: StreamMessages['event'] | JournalEntry['event'];
  deliveries: ReadonlyMap<number, JournalEntry>;
}

export interface PageState {
  connection: Connection;
  clock: (Clock & { receivedAt: number }) | undefined;
  legs: CallInLegs[];
  wallboard: QueueState[];
  users: UserState[];
  webhooks: Webhook[];
  events: ReadonlyMap<string, ShownEvent>;
  receiver: ReceiverState | undefined;
  rules: Rule[];
  operations: Operation[];
  accounts: Account[];
  signIn: SignIn | undefined;
  openEntries: ReadonlySet<string>;
  status: { text: string; bad: boolean };
}

export let state: Readonly<PageState> = {
  connection: 'connecting',
  clock: undefined,
  legs: [],
  wallboard: [],
  users: [],
  webhooks: [],
  events: new Map(),
  receiver: undefined,
  rules: [],
  operations: [],
  accounts: [],
  signIn: undefined,
  openEntries: new Set(),
  status: { text: '', bad: false },
};

let draw = (): void => undefined;
let isDue = false;

export function drawWith(drawing: () => void): void {
  draw = drawing;
}

export function change(changes: Partial<PageState>): void {
  state = { ...state, ...changes };
  redraw();
}

export function redraw(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(() => {
    isDue = false;
    draw();
  });
}
