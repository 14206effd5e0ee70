import { onTestFinished } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/start/start-sandbox.ts';
import { type Receiver, startReceiver } from '../../support/start-receiver.ts';
import { NADIA } from '../../support/serve-platform.ts';
import { type Scenario, users } from './scenario.ts';

/** A running sandbox without calls, and a receiver of all its events. */
export interface World {
  /** Sends `GET /cdrs`, or `POST /_sandbox/clock/advance` to the control plane. Other bodies than JSON become `{ bytes }`. */
  ask(line: string, body?: unknown, as?: 'Mei' | 'Nadia'): Promise<{ status: number; json: any }>;
  /** Advances the clock and waits for the events. */
  settle(seconds?: number): Promise<void>;
  receiver: Receiver;
  /** Time of the beginning as events write it. */
  begin: string;
}

export async function startWorld({ given = {} }: Scenario): Promise<World> {
  const receiver = await startReceiver();
  const sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1, ...given.options });
  onTestFinished(async () => {
    await sandbox.close();
    await receiver.close();
  });
  const ask = asker(sandbox);
  for (const [record, change] of Object.entries(given.change ?? {})) {
    const [table = '', id] = record.split('/');
    const { json } = await ask(`GET /${table}/${id}`, undefined, 'Nadia');
    await must(ask, 'POST /_sandbox/seed', { [table]: [{ ...json.data, ...change }] });
  }
  for (const [user, phones] of Object.entries(given.phones ?? {}))
    await must(ask, `PATCH /_sandbox/users/${users[user]}`, { phones });
  const { json: clock } = await ask('GET /_sandbox/clock');
  await must(ask, 'POST /_sandbox/webhooks', {
    name: 'Golden',
    types: ['call_state_change', 'received_sms'],
    url: receiver.url,
  });
  const settle = (seconds = 0) => must(ask, 'POST /_sandbox/clock/advance', { seconds });
  return { ask, settle, receiver, begin: clock.now };
}

function asker(sandbox: Sandbox): World['ask'] {
  return async (line, body, as = 'Mei') => {
    const [method = 'GET', path = '/'] = line.split(/ (.*)/);
    const base = path.startsWith('/_sandbox') ? sandbox.url : sandbox.baseUrl;
    const token = as === 'Nadia' ? NADIA : (sandbox.signIn?.token ?? '');
    const response = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: { 'x-auth-token': token, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') && bytes.length > 0;
    return { status: response.status, json: isJson ? JSON.parse(bytes.toString()) : { bytes: bytes.length } };
  };
}

async function must(ask: World['ask'], line: string, body: unknown): Promise<void> {
  const { status, json } = await ask(line, body);
  if (status >= 400) throw new Error(`${line} ${JSON.stringify(body)}: ${status} ${JSON.stringify(json)}`);
}
