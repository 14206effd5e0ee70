/** One call from end to end with the packages that users have: the client, the receiver of events, the sandbox. */
import { createServer } from 'node:https';
import { createTelephony, download, session, where, operations } from '@telephony/client';
import { createWebhookHandler, type TelephonyEvent } from '@telephony/webhooks';
import { toNodeListener } from '@telephony/webhooks/node';
import { CallTracker, type DecidedCall } from '@telephony/webhooks/tracker';
import { startServer } from '@telephony/testing/start-server';
import { expect, test } from 'vitest';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { ownCertificate } from '@telephony/testing/own-certificate';

test('a call is placed, its events arrive, its CDR and recording are found, the recording is downloaded', async () => {
  const sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 7 });
  const events: TelephonyEvent[] = [];
  const outcomes: DecidedCall[] = [];
  const tracker = new CallTracker({ onOutcome: (call) => void outcomes.push(call) });
  const handler = createWebhookHandler(
    {
      any: async (event) => {
        events.push(event);
        await tracker.add(event);
      },
    },
    { secret: { username: 'pbx', password: 'a-very-long-secret' } },
  );
  const receiver = createServer(ownCertificate(), toNodeListener(handler));
  const { host } = new URL(await startServer(receiver));
  try {
    await sandbox.control.webhook({
      name: 'Everything',
      types: ['call_state_change', 'received_sms'],
      url: `https://pbx:a-very-long-secret@${host}/events`,
    });
    await using pbx = createTelephony({
      baseUrl: sandbox.baseUrl,
      auth: session({ email: sandbox.signIn?.email ?? '', password: sandbox.signIn?.password ?? '' }),
      operations,
    });

    const { data: call } = await pbx.createCall({ from: '410002', to: '447700900456' });
    await sandbox.control.advance({ seconds: 70 });
    const { data: live } = await pbx.getCall({ id: call.id });
    expect(live.state).toBe('CONNECTED');
    await pbx.updateCall({ id: call.id, monitor_state: 'start' });
    await sandbox.control.advance({ seconds: 30 });
    await pbx.deleteCall({ id: call.id });
    await sandbox.control.advance({ seconds: 10 });

    const filter = where('/cdrs').eq('live_id', call.id);
    const { data: cdrs } = await pbx.listCdrs({ filter });
    expect(cdrs).toMatchObject([{ live_id: call.id, type: 'O', duration: 100, user_id: 410002 }]);
    const recordings = await pbx.listMonitors({ filter: where('/monitors').eq('live_id', call.id) });
    const [recording] = recordings.data;
    expect(recording?.duration).toBeGreaterThanOrEqual(30);
    const file = await download(pbx, '/monitors/{id}.mp3', { path: { id: recording!.id } });
    expect((await file.bytes()).byteLength).toBe(recording!.size);

    const names = events.map(({ event_name: name }) => String(name));
    expect(names.filter((name) => name.startsWith('call.'))).toEqual([
      // The caller's own phone rings first.
      'call.initial',
      'call.ringing',
      'call.initial',
      'call.ringing',
      'call.connected',
      'call.hangup',
    ]);
    expect(names).toContain('monitor.audio_ready');
    expect(outcomes.map(({ outcome }) => outcome.result)).toEqual(['answered']);
    expect(outcomes[0]!.outcome.talkedSeconds).toBe(cdrs[0]!.billsec);
  } finally {
    await sandbox.close();
    receiver.closeAllConnections();
    receiver.close();
  }
});
