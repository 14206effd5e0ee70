import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
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
import { CONTROL_PATH } from '../contract/control-document.ts';
import type { WebhookInput } from '../platform/webhooks.ts';

/** The control plane: every operation of its document, typed, and the shortcuts. */
export type Control = Client<paths> & ControlWords;

const WHOLE =
  /^\/(?:accounts|assumptions|clock|contract|events|operations|requests|rules|receiver(?!\/webhook)|reset|restore|settings|snapshot)/;

/**
 * A client of the control plane of a sandbox that runs, in this process or another.
 *
 * @param url Origin of the sandbox, such as `http://127.0.0.1:4020`.
 * @param account The account that is meant by what names nothing of one. Default: the first.
 * @param token The sandbox's `controlToken`, where it has one.
 */
export function createControl(url: string, account: AccountNumber = 1, token?: string): Control {
  const headers = token === undefined ? {} : { 'x-control-token': token };
  const client = createClient<paths>({ baseUrl: url + CONTROL_PATH, redirect: 'error', headers });
  if (account !== 1) client.use({ onRequest: (asked) => forAccount(account, asked) });
  const at = (id: number) => ({ params: { path: { id } } });
  const whose = (userId?: number) => (userId === undefined ? {} : { user_id: userId });
  const by = (side?: Side) => (side === undefined ? {} : { side });
  const sent = (to: string, user?: number) => ({ to, ...(user !== undefined && { by: user }) });
  const words: ControlWords = {
    advance: (duration = {}) => answered(client.POST('/clock/advance', { body: duration })),
    setTime: (time) => answered(client.POST('/clock/set', { body: { time } })),
    call: (body) => answered(client.POST('/simulate/inbound-call', { body })),
    answer: (id, userId) =>
      answered(client.POST('/simulate/calls/{id}/answer', { ...at(id), body: whose(userId) })),
    reject: (id, userId) =>
      done(client.POST('/simulate/calls/{id}/reject', { ...at(id), body: whose(userId) })),
    hold: (id, side) => answered(client.POST('/simulate/calls/{id}/hold', { ...at(id), body: by(side) })),
    resume: (id, side) => answered(client.POST('/simulate/calls/{id}/resume', { ...at(id), body: by(side) })),
    transfer: (id, to, user) =>
      answered(client.POST('/simulate/calls/{id}/transfer', { ...at(id), body: sent(to, user) })),
    consult: (id, to, user) =>
      answered(client.POST('/simulate/calls/{id}/consult', { ...at(id), body: sent(to, user) })),
    join: (id) => answered(client.POST('/simulate/calls/{id}/join', at(id))),
    press: (id, key) => answered(client.POST('/simulate/calls/{id}/press', { ...at(id), body: { key } })),
    hangUp: (id, side) => done(client.POST('/simulate/calls/{id}/hang-up', { ...at(id), body: by(side) })),
    missedInQueue: (body) => answered(client.POST('/simulate/missed-in-queue', { body })),
    agent: (id, userId, joined) =>
      answered(
        client.POST('/simulate/queues/{id}/agents/{user_id}', {
          params: { path: { id, user_id: userId } },
          body: { joined },
        }),
      ),
    user: (id, body) => answered(client.PATCH('/users/{id}', { ...at(id), body })),
    sms: (body) => answered(client.POST('/simulate/sms', { body })),
    fax: (body) => answered(client.POST('/simulate/fax', { body })),
    voicemail: (body) => answered(client.POST('/simulate/voicemail', { body })),
    webhook: (body) => answered(client.POST('/webhooks', { body })),
    reset: () => done(client.POST('/reset')),
  };
  return Object.assign(client, words);
}

function forAccount(
  account: AccountNumber,
  { request, schemaPath }: { request: Request; schemaPath: string },
): Request {
  if (WHOLE.test(schemaPath)) return request;
  const url = new URL(request.url);
  url.searchParams.set('account', String(account));
  return new Request(url, request);
}

type Asked<T> = Promise<{ data?: T; error?: { message: string } | undefined }>;

async function answered<T>(asked: Asked<T>): Promise<T> {
  const { data, error } = await asked;
  if (error) throw new Error(error.message);
  return data as T;
}

async function done(asked: Asked<unknown>): Promise<void> {
  await answered(asked);
}

type UserChange = Partial<Pick<UserState, 'phones' | 'picks_up' | 'dnd' | 'active' | 'roles'>>;

interface ControlWords {
  /** Advances the clock and waits until everything that fell due has happened and every event is delivered. */
  advance(duration?: Duration): Promise<Clock>;
  setTime(time: string): Promise<Clock>;
  call(call: { from: string; to: string; from_name?: string }): Promise<LiveCall>;
  answer(id: number, userId?: number): Promise<LiveCall>;
  reject(id: number, userId?: number): Promise<void>;
  hold(id: number, side?: Side): Promise<LiveCall>;
  resume(id: number, side?: Side): Promise<LiveCall>;
  transfer(id: number, to: string, by?: number): Promise<LiveCall>;
  consult(id: number, to: string, by?: number): Promise<LiveCall>;
  join(id: number): Promise<LiveCall>;
  press(id: number, key: string): Promise<LiveCall>;
  hangUp(id: number, side?: Side): Promise<void>;
  /** Somebody calls a queue and hangs up after some seconds. Default: 10. */
  missedInQueue(call: { queue_id: number; from: string; seconds?: number }): Promise<LiveCall>;
  agent(queueId: number, userId: number, joined: boolean): Promise<Agent>;
  user(id: number, change: UserChange): Promise<UserState>;
  sms(message: { from: string; to: string; text: string }): Promise<{ id: number }>;
  fax(fax: { from: string; to: string; pages?: number }): Promise<{ id: number }>;
  voicemail(message: {
    user_id: number;
    from: string;
    seconds?: number;
    transcript?: string;
  }): Promise<{ id: number }>;
  webhook(webhook: WebhookInput): Promise<Webhook>;
  reset(): Promise<void>;
}
