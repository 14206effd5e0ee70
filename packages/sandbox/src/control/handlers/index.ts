import type { ControlHandlers } from '../shared/control-handler.ts';
import { callHandlers } from './calls.ts';
import { clockHandlers } from './clock.ts';
import { journalHandlers } from './journal.ts';
import { messageHandlers } from './messages.ts';
import { receiverHandlers } from './receiver.ts';
import { stateHandlers } from './state.ts';
import { userHandlers } from './users.ts';
import { viewHandlers } from './views.ts';
import { webhookHandlers } from './webhooks.ts';

/** The sandbox's own operations of the control plane. One that is missing here does not compile. */
export const controlHandlers: ControlHandlers = {
  ...callHandlers,
  ...clockHandlers,
  ...journalHandlers,
  ...messageHandlers,
  ...receiverHandlers,
  ...stateHandlers,
  ...userHandlers,
  ...viewHandlers,
  ...webhookHandlers,
};
