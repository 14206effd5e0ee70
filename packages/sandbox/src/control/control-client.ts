import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/control.ts';
import type { AccountNumber } from '../platform/core/account-number.ts';
import { CONTROL_PATH } from './shared/control-path.ts';
import type { ControlWords } from './control-words.ts';

/** The control plane: every operation of its document, typed, and the shortcuts. */
export type Control = Client<paths> & ControlWords;

/** Addresses of what is about the sandbox as a whole: they name no account. */
const WHOLE =
  /^\/(?:accounts|assumptions|clock|contract|events|exchanges|forms|operations|requests|rules|receiver(?!\/webhook)|reset|restore|settings|snapshot)/;

/**
 * A client of the control plane of a sandbox that runs, in this process or another.
 *
 * @param url Origin of the sandbox, such as `http://127.0.0.1:4020`.
 * @param account The account that is meant by what names nothing of one. Default: the first.
 */
export function createControl(url: string, account: AccountNumber = 1): Control {
  const client = createClient<paths>({ baseUrl: url + CONTROL_PATH, redirect: 'error' });
  if (account !== 1) client.use({ onRequest: (asked) => forAccount(account, asked) });
  const at = (id: number) => ({ params: { path: { id } } });
  const whose = (userId?: number) => (userId === undefined ? {} : { user_id: userId });
  const by = (side?: 'src' | 'dst') => (side === undefined ? {} : { side });
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
      answered(
        client.POST('/simulate/calls/{id}/transfer', {
          ...at(id),
          body: { to, ...(user !== undefined && { by: user }) },
        }),
      ),
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

/** The request with the account, where it can be about one. */
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
