import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '@telephony/testing/free-port';
import { compileCache } from '@telephony/testing/compile-cache';
import { deliver, sampleEvent, story, storyNames } from '../../src/testing.ts';
import { CallTracker } from '../../src/tracker.ts';

const names = storyNames().filter((name) => name !== 'sms');

function readTables(file: string) {
  const database = new DatabaseSync(file, { readOnly: true });
  const all = (sql: string) => database.prepare(sql).all().map(Object.values);
  const tables = {
    messages: all('SELECT key FROM messages ORDER BY key').flat(),
    calls: all('SELECT CAST(id AS INTEGER), result FROM calls ORDER BY 1'),
  };
  database.close();
  return tables;
}

const program = fileURLToPath(new URL('../../examples/production.ts', import.meta.url));
const PASSWORD = 'seven-spokes-and-a-bell';
const OLD_PASSWORD = 'six-spokes-and-no-bell';

async function startProduction(
  file: string,
  port: number,
  whenFinished = onTestFinished,
  env: NodeJS.ProcessEnv = {},
) {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...compileCache,
      EVENTS_FILE: file,
      HOST: '127.0.0.1',
      PORT: String(port),
      WEBHOOK_PASSWORD: PASSWORD,
      WEBHOOK_OLD_PASSWORD: OLD_PASSWORD,
      ...env,
    },
  });
  whenFinished(() => void child.kill('SIGKILL'));
  const stderr = text(child.stderr);
  const lines: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const ended = once(child, 'close') as Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  await Promise.race([once(output, 'line'), ended]);
  if (lines.length === 0) throw new Error(await stderr);
  return { lines, ended, signal: (signal: NodeJS.Signals) => void child.kill(signal) };
}

test.concurrent.for(['SIGTERM', 'SIGKILL'] as const)(
  'ended by %s in the middle, three times, it handles each event once and reports each call',
  { timeout: 120_000 },
  async (signal, { onTestFinished: whenFinished }) => {
    const file = join(temporaryFolder(whenFinished), 'events.sqlite');
    const port = await freePort();
    const url = `http://pbx:${PASSWORD}@127.0.0.1:${port}/events`;
    const calls = names.map((name) => story(name).map(({ event }) => event));
    const senders = Array.from({ length: 8 }, () =>
      Array.from({ length: 40 }, () => sampleEvent('sms.received')),
    );
    const messages = senders.flat().map(({ event_name: name, id }) => `${name}/${id}`);

    let running = await startProduction(file, port, whenFinished);
    const programs = [running];
    const work = Promise.all(
      [...calls, ...senders].map(async (events) => {
        for (const event of events) {
          await insistOn(url, event);
          await Promise.all([pause(20), insistOn(url, event)]);
        }
      }),
    );
    for (let time = 1; time <= 3; time += 1) {
      await vi.waitFor(() => expect(running.lines.length).toBeGreaterThan(20), { timeout: 30_000 });
      running.signal(signal);
      const isKilled = signal === 'SIGKILL';
      expect(await running.ended).toEqual(isKilled ? [null, signal] : [0, null]);
      running = await startProduction(file, port, whenFinished);
      programs.push(running);
    }
    await work;

    const reference = new CallTracker({ settleMs: Infinity });
    for (const event of calls.flat()) await reference.add(event);
    const reported: [number, string][] = [];
    for await (const { outcome, rootCallId } of reference.calls())
      if (outcome) reported.push([rootCallId, outcome.result]);
    const expected = {
      messages: messages.toSorted(),
      calls: reported.toSorted(([one], [other]) => one - other),
    };
    await vi.waitFor(() => expect(readTables(file)).toEqual(expected), { timeout: 60_000, interval: 500 });

    const printed = programs.flatMap(({ lines }) => lines.filter((line) => line.startsWith('message ')));
    const ids = messages.map((key) => `message ${key}`).toSorted();
    // Whatever a killed process has printed last may be printed once more.
    const handled = signal === 'SIGKILL' ? [...new Set(printed)] : printed;
    expect(handled.toSorted()).toEqual(ids);
  },
);

test('a second SIGTERM ends it at once, while a delivery is in progress', async () => {
  const port = await freePort();
  const running = await startProduction(join(temporaryFolder(), 'events.sqlite'), port);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const credentials = Buffer.from(`pbx:${PASSWORD}`).toString('base64');
  socket.on('error', () => {});
  socket.write(
    `POST /events HTTP/1.1\r\nHost: a\r\nAuthorization: Basic ${credentials}\r\nContent-Length: 9\r\n\r\n{`,
  );
  await pause(200);
  running.signal('SIGTERM');
  await pause(200);
  const status = await deliver(
    `http://pbx:${PASSWORD}@127.0.0.1:${port}/events`,
    sampleEvent('sms.received'),
  );
  expect(status.status).toBe(503);
  running.signal('SIGTERM');
  expect(await running.ended).toEqual([null, 'SIGTERM']);
  socket.destroy();
});

test('it takes the old password while it is changed, and no other', async () => {
  const port = await freePort();
  await startProduction(join(temporaryFolder(), 'events.sqlite'), port);
  const statuses = [PASSWORD, OLD_PASSWORD, 'eight-spokes-and-a-lamp'].map(async (password) => {
    const event = sampleEvent('sms.received');
    return (await deliver(`http://pbx:${password}@127.0.0.1:${port}/events`, event)).status;
  });
  expect(await Promise.all(statuses)).toEqual([204, 204, 401]);
});

test('it does not start without a password', async () => {
  const file = join(temporaryFolder(), 'events.sqlite');
  const start = startProduction(file, 0, onTestFinished, { WEBHOOK_PASSWORD: '', WEBHOOK_OLD_PASSWORD: '' });
  await expect(start).rejects.toThrow('`secret[0].password` is not set');
});

async function insistOn(url: string, event: object): Promise<void> {
  for (;;) {
    const status = await deliver(url, event).then(
      (response) => response.status,
      () => null,
    );
    if (status === 204) return;
    if (status !== null && status < 500) throw new Error(`The response was ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
