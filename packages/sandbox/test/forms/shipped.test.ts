/** The packages that users have, against both forms: whichever is sent, none of them fails. */
import {
  count,
  createTelephony,
  download,
  isTelephonyError,
  mintApiToken,
  paginate,
  session,
  where,
  operations,
} from '@telephony/client';
import { createWebhookHandler, type TelephonyEvent } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { CallTracker, type DecidedCall } from '@telephony/webhooks/tracker';
import { startServer } from '@telephony/testing/start-server';
import { describe, expect, test } from 'vitest';
import type { FormsMode } from '../../src/forms/forms.ts';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';

const SECRET = { username: 'pbx', password: 'a-very-long-secret' };

/** A receiver of everything, with what it makes of calls. */
async function receive({ control }: Sandbox) {
  const events: TelephonyEvent[] = [];
  const calls: DecidedCall[] = [];
  const tracker = new CallTracker({ onOutcome: (call) => void calls.push(call) });
  const any = async (event: TelephonyEvent) => {
    events.push(event);
    await tracker.add(event);
  };
  const handler = createWebhookHandler({ any }, { secret: SECRET });
  const { host } = new URL(await startServer(toNodeListener(handler)));
  const url = `http://pbx:a-very-long-secret@${host}/events`;
  await control.webhook({ name: 'All', types: ['call_state_change', 'received_sms'], url });
  return { events, calls, tracker };
}

describe.each<FormsMode>(['documented', 'observed', 'mixed'])('in %s forms', (forms) => {
  const start = () => startSandbox({ port: 0, clock: 'manual', seed: 7, forms });

  const clientOf = ({ baseUrl, signIn }: Sandbox) =>
    createTelephony({
      baseUrl,
      auth: session({ email: signIn?.email ?? '', password: signIn?.password ?? '' }),
      operations,
    });

  test('the client calls, changes the call, finds its CDR and downloads its recording', async () => {
    await using sandbox = await start();
    await using pbx = clientOf(sandbox);
    for (let round = 0; round < 6; round++) await pbx.ping();
    const { data: me } = await pbx.getMe();
    expect(String(me.id)).toBe('410003');

    const { data: call } = await pbx.createCall({ from: String(me.id), to: '447700900456' });
    await sandbox.control.advance({ seconds: 10 });
    const changed = await pbx.updateCall({ id: call.id, monitor_state: 'start' });
    expect(changed.data.id).toBe(call.id);
    await sandbox.control.advance({ seconds: 30 });
    await pbx.deleteCall({ id: call.id });
    await sandbox.control.advance({ seconds: 10 });

    const { data: cdrs } = await pbx.listCdrs({ filter: where('/cdrs').eq('live_id', call.id) });
    expect(cdrs).toMatchObject([{ live_id: call.id, duration: 40, user_id: 410_003 }]);
    const { data: recordings } = await pbx.listMonitors({
      filter: where('/monitors').eq('live_id', call.id),
    });
    const file = await download(pbx, '/monitors/{id}.mp3', { path: { id: recordings[0]?.id ?? 0 } });
    expect((await file.bytes()).byteLength).toBeGreaterThan(100_000);
  });

  test('the client reads every collection, makes a token, and has the message of each refusal', async () => {
    await using sandbox = await start();
    await using pbx = clientOf(sandbox);
    for (const path of [
      '/users',
      '/cdrs',
      '/queues',
      '/monitors',
      '/calls',
      '/calltracking/campaigns',
    ] as const) {
      const read: unknown[] = [];
      for await (const record of paginate(pbx, path, { pageSize: 2 })) read.push(record);
      expect(read.length).toBe(await count(pbx, path));
    }
    expect(await mintApiToken(pbx, { name: 'Program', expiry: 0 })).toMatch(/^[0-9a-f]{40}$/);
    const refusals = [
      pbx.createCall({ from: '1', to: '447700900456' }),
      pbx.createCall({ from: '410001', to: '447700900456' }),
      pbx.getCdr({ id: 1 }),
    ];
    for (const refused of await Promise.allSettled(refusals)) {
      const reason: unknown = refused.status === 'rejected' && refused.reason;
      expect(isTelephonyError(reason) && reason.message).toMatch(/400|404|412/);
    }
  });

  test('the receiver takes every event, and knows how each call went', async () => {
    await using sandbox = await start();
    const receiver = await receive(sandbox);
    const { control } = sandbox;
    for (let round = 0; round < 4; round++) {
      const answered = await control.call({ from: '447700900123', to: '2104' });
      await control.advance({ seconds: 2 });
      await control.answer(answered.id);
      await control.press(answered.id, '5');
      await control.hold(answered.id);
      await control.resume(answered.id);
      await control.advance({ seconds: 30 });
      await control.hangUp(answered.id, 'src');
      await control.missedInQueue({ queue_id: 30601, from: '447700900456' });
      await control.sms({ from: '447700900123', to: '442079460100', text: 'Ready?' });
      await control.advance({ minutes: 5 });
    }
    const { data: journal } = await control.GET('/journal');
    expect(journal?.data.filter(({ state }) => state !== 'delivered')).toEqual([]);
    expect(receiver.events.length).toBe(journal?.total);
    // What waits for a transfer that may follow.
    await receiver.tracker.flush();
    const results = receiver.calls.map(({ outcome }) => outcome.result);
    expect(results.filter((result) => result === 'answered')).toHaveLength(4);
    expect(results.filter((result) => result === 'missed').length).toBeGreaterThanOrEqual(4);
  });
});
