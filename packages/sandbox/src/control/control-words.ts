import type { Agent, Clock, Duration, LiveCall, Side, UserState, Webhook } from '../generated/control.ts';
import type { WebhookInput } from '../platform/webhooks/webhooks.ts';

/** What can be changed about a user who is simulated. */
type UserChange = Partial<Pick<UserState, 'phones' | 'picks_up' | 'dnd' | 'active' | 'roles'>>;

/**
 * Shortcuts for what tests do. With the manual clock each resolves once the events that it causes are delivered. All throw
 * Error with the sandbox's message when it refuses.
 */
export interface ControlWords {
  /** Advances the clock and waits until everything that fell due has happened and every event is delivered. */
  advance(duration?: Duration): Promise<Clock>;
  /** Moves the clock to a moment, `YYYY-MM-DD HH:MM:SS`, UTC. */
  setTime(time: string): Promise<Clock>;
  /** An external caller calls a number of the account. */
  call(call: { from: string; to: string; from_name?: string }): Promise<LiveCall>;
  /** Picks up a ringing phone: that of the user, else the first. In a click to call, the caller's own phone rings first. */
  answer(id: number, userId?: number): Promise<LiveCall>;
  /** A ringing phone rejects the call: that of the user, else the first. */
  reject(id: number, userId?: number): Promise<void>;
  /** @param side Who puts the other on hold. Default: the called party. */
  hold(id: number, side?: Side): Promise<LiveCall>;
  /** @param side Who takes the other off hold. Default: the side that holds. */
  resume(id: number, side?: Side): Promise<LiveCall>;
  /**
   * One party transfers the other and leaves.
   *
   * @param to Number or extension.
   * @param by ID of the user who transfers. Default: the user of the account who is called, else the one who calls.
   */
  transfer(id: number, to: string, by?: number): Promise<LiveCall>;
  /** @param key 0 to 9, `*` or `#`. */
  press(id: number, key: string): Promise<LiveCall>;
  /** @param side Who hangs up: the caller or the called party. */
  hangUp(id: number, side?: Side): Promise<void>;
  /** Somebody calls a queue and hangs up after some seconds. Default: 10. */
  missedInQueue(call: { queue_id: number; from: string; seconds?: number }): Promise<LiveCall>;
  /** An agent joins or leaves a queue. */
  agent(queueId: number, userId: number, joined: boolean): Promise<Agent>;
  /** Changes what the API cannot: phones online, do not disturb, whether the user picks up their own phone. */
  user(id: number, change: UserChange): Promise<UserState>;
  /** A number of the account receives a text message. Resolves to its ID. */
  sms(message: { from: string; to: string; text: string }): Promise<{ id: number }>;
  /** A fax arrives. Resolves to its ID. */
  fax(fax: { from: string; to: string; pages?: number }): Promise<{ id: number }>;
  /** Somebody leaves a message for a user. Resolves to its ID. */
  voicemail(message: {
    user_id: number;
    from: string;
    seconds?: number;
    transcript?: string;
  }): Promise<{ id: number }>;
  /** Configures a webhook. Its URL must respond. */
  webhook(webhook: WebhookInput): Promise<Webhook>;
  /** Everything as after the start. */
  reset(): Promise<void>;
}
