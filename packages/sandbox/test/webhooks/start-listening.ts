import { afterAll, beforeEach } from 'vitest';
import type { Webhook } from '../../src/generated/control.ts';
import { type SandboxOptions, startSandbox } from '../../src/start/start-sandbox.ts';
import { startReceiver } from '../support/start-receiver.ts';

export type WebhookType = Webhook['types'][number];

/** Starts a sandbox and a receiver for the tests of a file, and resets both before each test. */
export async function startListening(options: SandboxOptions = {}) {
  const receiver = await startReceiver();
  const sandbox = await startSandbox({ port: 0, clock: 'manual', ...options });
  const { control } = sandbox;
  afterAll(() => Promise.all([sandbox.close(), receiver.close()]));
  beforeEach(async () => {
    await control.POST('/reset', {});
    receiver.received.length = 0;
    receiver.behave = (response) => void response.end();
  });
  return {
    sandbox,
    control,
    receiver,
    listen: (url = receiver.url, types: WebhookType[] = ['received_sms', 'call_state_change']) =>
      control.webhook({ name: 'Test', types, url }),
    receive: (text: string, by = control) => by.sms({ from: '447700900123', to: '442079460100', text }),
    journal: async (query: { call_id?: number; state?: 'failed' } = {}, by = control) =>
      (await by.GET('/journal', { params: { query } })).data!.data,
  };
}
