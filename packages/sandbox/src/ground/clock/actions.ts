/**
 * What the clock can be asked to do later, by kind, with the data of each. Data and not functions, so that a snapshot
 * can hold what is still to come.
 */
export interface ScheduledActions {
  /** Nothing: it lets tests and the page see time pass. */
  'clock.tick': null;
  /** A short message has left. */
  'sms.sent': { id: number };
  /** A scheduled report is made. */
  'report.run': { id: number; at: string };
  /** What a live call has waited for falls due. */
  'call.time-out': { call: number };
  /** An agent may take calls of queues again. */
  'call.wrap-up-over': { user: number };
  /** The audio of a recording can be fetched. */
  'monitor.audio-ready': { monitor: number; call: number; user: number | null };
  /** A waiting caller hangs up, unless somebody has answered. */
  'control.give-up': { call: number };
  /** An event that was not delivered is sent again. `webhook` is the id of its webhook. */
  'webhooks.retry': { webhook: number };
}

export type ActionKind = keyof ScheduledActions;

/** An action with its data: of any kind, or of the one that is named. */
export type Action<K extends ActionKind = ActionKind> = {
  [Kind in K]: { kind: Kind; data: ScheduledActions[Kind] };
}[K];

/** An action that is due at a time. */
export type Scheduled = Action & {
  /** Milliseconds since 1970, UTC. */
  time: number;
  /** Orders what is due at the same time. */
  sequence: number;
};

/** What each kind of action does. */
export type ActionHandlers = { [K in ActionKind]?: (data: ScheduledActions[K]) => void };
