import createClient, { type Client } from 'openapi-fetch';
import type { Clock, Duration, LiveCall, paths, Webhook } from '../generated/control.ts';
import type { WebhookInput } from '../webhooks/webhooks.ts';
import { CONTROL_PATH } from './control-path.ts';

/** Shortcuts for what tests do most. All throw Error with the sandbox's message when it refuses. */
interface ControlWords {
  /** Advances the clock and waits until everything that fell due has happened and every event is delivered. */
  advance(duration?: Duration): Promise<Clock>;
  /** An external caller calls a number of the account. */
  call(call: { from: string; to: string; from_name?: string }): Promise<LiveCall>;
  /** Answers the call on a ringing phone. */
  answer(id: number, userId?: number): Promise<LiveCall>;
  hold(id: number): Promise<LiveCall>;
  resume(id: number): Promise<LiveCall>;
  /** @param side Who hangs up: the caller or the called party. */
  hangUp(id: number, side?: 'src' | 'dst'): Promise<void>;
  /** A number of the account receives a text message. Resolves to its ID. */
  sms(message: { from: string; to: string; text: string }): Promise<{ id: number }>;
  /** Configures a webhook. Its URL must respond. */
  webhook(webhook: WebhookInput): Promise<Webhook>;
}

/** The control plane: every operation of its document, typed, and the shortcuts. */
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
