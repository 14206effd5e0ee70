import { once } from 'node:events';
import { Client } from 'pg';
import { startPostgres } from '@telephony/testing/start-postgres';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ends, start, startApp } from '../support/app.ts';
import { telephony, useSandbox } from '../support/telephony.ts';

const own = useSandbox();

test('serve keeps calls in Postgres, while both are killed', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.end());
  const store = `postgres://postgres:a-password@localhost/postgres?host=${encodeURIComponent(postgres.folder)}`;
  const env = { ...own.env, TELEPHONY_STORE: store };
  const app = await startApp();
  const args = ['serve', '--to', app.url];
  const killed = await start(args, env);
  const calls: number[] = [];
  const call = async () => {
    const { id } = await own.sandbox.control.call({ from: '447700900111', to: '2104' });
    await own.sandbox.control.hangUp(id, 'src');
    calls.push(id);
  };
  const taken = () => new Set(app.taken.map(({ json }) => json.data?.rootCallId));
  await call();
  await vi.waitFor(() => expect(taken()).toEqual(new Set(calls)), ends);
  killed.kill('SIGKILL');
  await once(killed, 'close');
  await call();
  const again = await start(args, env);
  await vi.waitFor(() => expect(taken()).toEqual(new Set(calls)), ends);
  const [, port] = /127\.0\.0\.1:(\d+)/.exec(again.output.stderr)!;
  const healthIs = (status: number, text: string) =>
    vi.waitFor(async () => {
      const response = await fetch(`http://127.0.0.1:${port}/healthz`);
      expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)]);
    }, ends);
  await healthIs(200, 'ok');
  await postgres.kill();
  await call();
  await healthIs(503, 'The store cannot be written: ');
  await postgres.start();
  await healthIs(200, 'ok');
  await vi.waitFor(() => expect(taken()).toEqual(new Set(calls)), { ...ends, timeout: 60_000 });

  const isDelivered = async () => {
    const listed = await telephony(['events', 'list', '--state', 'delivered', '--query', '[].id'], { env });
    expect(JSON.parse(listed.stdout)).toEqual(calls.map((one) => `call_${one}_1`));
  };
  // What was posted while the database was away is posted again.
  await vi.waitFor(isDelivered, { ...ends, timeout: 30_000 });
  const id = `call_${calls[0]}_1`;
  const before = app.taken.length;
  expect(await telephony(['events', 'resend', id], { env })).toMatchObject({ code: 0 });
  await vi.waitFor(() => expect(app.taken).toHaveLength(before + 1), ends);
  expect(app.taken.at(-1)?.headers['webhook-id']).toBe(id);
  expect(await telephony(['reconcile', '--since', '1h'], { env })).toMatchObject({ code: 0, stdout: '[]\n' });
  await isDelivered();
  again.kill('SIGTERM');
  expect(await once(again, 'close')).toEqual([0, null]);
  expect(again.output.stderr).not.toContain('a-password');

  const client = new Client({ host: postgres.folder, user: 'postgres' });
  await client.connect();
  const { rows } = await client.query(
    'SELECT channel, count(*)::int FROM telephony_outbox GROUP BY channel ORDER BY channel',
  );
  expect(rows).toEqual([
    { channel: 'calls', count: 3 },
    { channel: 'start', count: 2 },
  ]);
  await client.end();
});

test('what is wrong with the address is said without it', async () => {
  const ended = (store: string) => telephony(['events', 'list'], { env: { TELEPHONY_STORE: store } });
  const wrong = await ended('mysql://root:a-password@127.0.0.1/');
  expect(wrong).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('TELEPHONY_STORE is not an address'),
  });
  const away = await ended('postgres://root:a-password@127.0.0.1:1/');
  expect(away).toMatchObject({ code: 1, stderr: expect.stringContaining('ECONNREFUSED') });
  expect(wrong.stderr + away.stderr).not.toContain('a-password');
});
