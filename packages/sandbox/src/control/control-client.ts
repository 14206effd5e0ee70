import createClient, { type Client } from 'openapi-fetch';
import { CONTROL_PATH, controlDocument } from '../contract/control-document.ts';
import type {
  Agent,
  Clock,
  Duration,
  LiveCall,
  paths,
  Side,
  UserState,
  Webhook,
} from '../generated/control.ts';
import type { AccountNumber } from '../platform/core.ts';
import type { WebhookInput } from '../platform/webhooks.ts';

/** A typed client of the control plane, with shortcuts for what tests do. */
export type Control = Client<paths> & Shortcuts;

/**
 * Creates a client of a running sandbox's control plane, in this process or another.
 *
 * @param url Origin of the sandbox, such as `http://127.0.0.1:4020`.
 * @param account The account of requests that name no ID or number. Default: the first.
 * @param token The sandbox's `controlToken`, if it has one.
 */
export function createControl(url: string, account: AccountNumber = 1, token?: string): Control {
  const headers = token === undefined ? {} : { 'x-control-token': token };
  const client = createClient<paths>({ baseUrl: url + CONTROL_PATH, redirect: 'error', headers });
  if (account !== 1)
    client.use({ onRequest: ({ request, schemaPath }) => withAccount(request, schemaPath, account) });
  const at = (id: number) => ({ params: { path: { id } } });
  const ofUser = (id?: number) => (id === undefined ? {} : { user_id: id });
  const bySide = (side?: Side) => (side === undefined ? {} : { side });
  const toBy = (to: string, by?: number) => ({ to, ...(by !== undefined && { by }) });
  const shortcuts: Shortcuts = {
    advance: (body = {}) => dataOf(client.POST('/clock/advance', { body })),
    setTime: (time) => dataOf(client.POST('/clock/set', { body: { time } })),
    call: (body) => dataOf(client.POST('/simulate/inbound-call', { body })),
    answer: (id, user) =>
      dataOf(client.POST('/simulate/calls/{id}/answer', { ...at(id), body: ofUser(user) })),
    reject: (id, user) =>
      succeed(client.POST('/simulate/calls/{id}/reject', { ...at(id), body: ofUser(user) })),
    hold: (id, side) => dataOf(client.POST('/simulate/calls/{id}/hold', { ...at(id), body: bySide(side) })),
    resume: (id, side) =>
      dataOf(client.POST('/simulate/calls/{id}/resume', { ...at(id), body: bySide(side) })),
    transfer: (id, to, by) =>
      dataOf(client.POST('/simulate/calls/{id}/transfer', { ...at(id), body: toBy(to, by) })),
    consult: (id, to, by) =>
      dataOf(client.POST('/simulate/calls/{id}/consult', { ...at(id), body: toBy(to, by) })),
    join: (id) => dataOf(client.POST('/simulate/calls/{id}/join', at(id))),
    press: (id, key) => dataOf(client.POST('/simulate/calls/{id}/press', { ...at(id), body: { key } })),
    hangUp: (id, side) =>
      succeed(client.POST('/simulate/calls/{id}/hang-up', { ...at(id), body: bySide(side) })),
    missedInQueue: (body) => dataOf(client.POST('/simulate/missed-in-queue', { body })),
    agent(id, user, joined) {
      const params = { path: { id, user_id: user } };
      return dataOf(client.POST('/simulate/queues/{id}/agents/{user_id}', { params, body: { joined } }));
    },
    user: (id, body) => dataOf(client.PATCH('/users/{id}', { ...at(id), body })),
    sms: (body) => dataOf(client.POST('/simulate/sms', { body })),
    fax: (body) => dataOf(client.POST('/simulate/fax', { body })),
    voicemail: (body) => dataOf(client.POST('/simulate/voicemail', { body })),
    webhook: (body) => dataOf(client.POST('/webhooks', { body })),
    reset: () => succeed(client.POST('/reset')),
  };
  return Object.assign(client, shortcuts);
}

function withAccount(request: Request, path: string, account: AccountNumber): Request {
  const ofPath = controlDocument().operations.filter((operation) => operation.path === path);
  if (!ofPath.some(({ queryParameters }) => queryParameters.some(({ name }) => name === 'account')))
    return request;
  const url = new URL(request.url);
  url.searchParams.set('account', String(account));
  return new Request(url, request);
}

type Response<T> = Promise<{ data?: T; error?: { message: string } | undefined }>;

async function dataOf<T>(response: Response<T>): Promise<T> {
  const { data, error } = await response;
  if (error) throw new Error(error.message);
  return data as T;
}

async function succeed(response: Response<unknown>): Promise<void> {
  await dataOf(response);
}

/**
 * With the manual clock, each resolves once the events that it causes are delivered. Each throws an Error with the sandbox's
 * message when the sandbox refuses.
 */
interface Shortcuts {
  /** Advances the clock, and lets everything happen that falls due. */
  advance(duration?: Duration): Promise<Clock>;
  /** Moves the clock to a time, `YYYY-MM-DD HH:MM:SS`, UTC. */
  setTime(time: string): Promise<Clock>;
  /** Calls a number of the account from outside. */
  call(call: { from: string; to: string; from_name?: string }): Promise<LiveCall>;
  /** Answers a ringing phone: the user's, by default the first. In a click to call, the caller's own phone rings first. */
  answer(id: number, userId?: number): Promise<LiveCall>;
  /** Rejects the call on a ringing phone: the user's, by default the first. */
  reject(id: number, userId?: number): Promise<void>;
  /** @param side The side that holds the call. Default: the called party. */
  hold(id: number, side?: Side): Promise<LiveCall>;
  /** @param side The side that resumes the call. Default: the one that holds it. */
  resume(id: number, side?: Side): Promise<LiveCall>;
  /**
   * Transfers the other party, and leaves the call.
   *
   * @param to Number or extension.
   * @param by ID of the user who transfers. Default: the called user, else the calling one.
   */
  transfer(id: number, to: string, by?: number): Promise<LiveCall>;
  /**
   * Holds the call and asks somebody else, in a second call that it resolves to. Then `join` the others, or `hangUp` the
   * consultation and `resume`.
   *
   * @param to Number or extension.
   * @param by ID of the user who asks. Default: the called user, else the calling one.
   */
  consult(id: number, to: string, by?: number): Promise<LiveCall>;
  /** Leaves a consultation, and lets the others talk. @param id Of the consultation, or of the held call. */
  join(id: number): Promise<LiveCall>;
  /** @param key 0 to 9, `*` or `#`. */
  press(id: number, key: string): Promise<LiveCall>;
  hangUp(id: number, side?: Side): Promise<void>;
  /** Calls a queue and hangs up after some seconds. Default: 10. */
  missedInQueue(call: { queue_id: number; from: string; seconds?: number }): Promise<LiveCall>;
  /** Lets an agent join or leave a queue. */
  agent(queueId: number, userId: number, joined: boolean): Promise<Agent>;
  /** Changes a user, also where the API cannot: phones online, do not disturb, whether they answer their own phone. */
  user(
    id: number,
    change: Partial<Pick<UserState, 'phones' | 'picks_up' | 'dnd' | 'active' | 'roles'>>,
  ): Promise<UserState>;
  /** Sends a text message to a number of the account. Resolves to its ID. */
  sms(message: { from: string; to: string; text: string }): Promise<{ id: number }>;
  /** Sends a fax to a number of the account. Resolves to its ID. */
  fax(fax: { from: string; to: string; pages?: number }): Promise<{ id: number }>;
  /** Leaves a message for a user. Resolves to its ID. */
  voicemail(message: {
    user_id: number;
    from: string;
    seconds?: number;
    transcript?: string;
  }): Promise<{ id: number }>;
  /** Configures a webhook. Its URL must respond. */
  webhook(webhook: WebhookInput): Promise<Webhook>;
  /** Returns to the state at the start. */
  reset(): Promise<void>;
}
