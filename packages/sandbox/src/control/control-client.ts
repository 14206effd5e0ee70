import createClient, { type Client } from 'openapi-fetch';
import type { Clock, Duration, LiveCall, paths, Webhook } from '../generated/control.ts';
import type { WebhookInput } from '../webhooks/webhooks.ts';
import { CONTROL_PATH } from './control-path.ts';

/** What tests do most, in one word each. All throw Error with the message of the sandbox where it refuses. */
interface ControlWords {
  /** Moves time on and waits until all that fell due has happened and every event is delivered. */
  advance(duration?: Duration): Promise<Clock>;
  /** Somebody outside calls a number of the account. */
  call(call: { from: string; to: string; from_name?: string }): Promise<LiveCall>;
  /** A telephone that rings is answered. */
  answer(id: number, userId?: number): Promise<LiveCall>;
  hold(id: number): Promise<LiveCall>;
  resume(id: number): Promise<LiveCall>;
  /** @param side The caller or the party called. */
  hangUp(id: number, side?: 'src' | 'dst'): Promise<void>;
  /** A number of the account receives a text message. Gives its id. */
  sms(message: { from: string; to: string; text: string }): Promise<{ id: number }>;
  /** Configures a webhook. Somebody has to answer at its address. */
  webhook(webhook: WebhookInput): Promise<Webhook>;
}

/** The control plane: every operation of its document, typed, and the words. */
export type Control = Client<paths> & ControlWords;

/** @param url Origin of the sandbox. */
export function createControl(url: string): Control {
  const client = createClient<paths>({ baseUrl: url + CONTROL_PATH });
  const at = (id: number) => ({ params: { path: { id } } });
  const words: ControlWords = {
    advance: (duration = {}) => answered(client.POST('/clock/advance', { body: duration })),
    call: (body) => answered(client.POST('/simulate/inbound-call', { body })),
    answer: (id, userId) =>
      answered(
        client.POST('/simulate/calls/{id}/answer', {
          ...at(id),
          body: userId === undefined ? {} : { user_id: userId },
        }),
      ),
    hold: (id) => answered(client.POST('/simulate/calls/{id}/hold', at(id))),
    resume: (id) => answered(client.POST('/simulate/calls/{id}/resume', at(id))),
    hangUp: async (id, side) => {
      await answered(
        client.POST('/simulate/calls/{id}/hang-up', { ...at(id), body: side === undefined ? {} : { side } }),
      );
    },
    sms: (body) => answered(client.POST('/simulate/sms', { body })),
    webhook: (body) => answered(client.POST('/webhooks', { body })),
  };
  return Object.assign(client, words);
}

async function answered<T>(
  asked: Promise<{ data?: T; error?: { message: string } | undefined }>,
): Promise<T> {
  const { data, error } = await asked;
  if (error) throw new Error(error.message);
  return data as T;
}
