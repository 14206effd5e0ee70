import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runHere } from '@telephony/testing/run-here';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { startServer } from '@telephony/testing/start-server';
import { expect, test } from 'vitest';
import { toNodeListener } from '../../src/node.ts';
import { sqliteStore } from '../../src/sqlite.ts';
import { deliver, sampleEvent } from '../../src/testing.ts';
import { openReceiver } from '../support/receiver.ts';

const HANDLERS = `
export default {
  'call.missed': (event) => console.log('handled', event.id),
  'call.hangup': () => { throw new Error('still down'); },
};`;

const replay = (cwd: string, ...args: string[]) =>
  runHere(new URL('../../src/cli/main.ts', import.meta.url), ['replay', ...args], cwd);

async function start() {
  const cwd = temporaryFolder();
  let isDown = true;
  const any = () => {
    if (isDown) throw new Error('the CRM is down');
  };
  const store = sqliteStore(join(cwd, 'events.db'));
  const { handler } = openReceiver({ any }, { store, attempts: 1 });
  const url = await startServer(toNodeListener(handler));
  writeFileSync(join(cwd, 'handlers.mjs'), HANDLERS);
  const run = (...args: string[]) => replay(cwd, 'events.db', ...args);
  return { run, url, mend: () => (isDown = false) };
}

test('what is kept is listed and forgotten', async () => {
  const { run, url } = await start();
  expect((await run()).stdout).toBe('Nothing is kept.\n');
  await deliver(url, sampleEvent('call.missed'));
  await deliver(url, '{"event_name":');
  const { code, stdout } = await run();
  expect(code).toBe(0);
  const [failed = '', unreadable = ''] = stdout.trim().split('\n');
  expect(failed).toMatch(/^\S+ {2}\d{4}-\d\d-\d\d [\d:]{8} {2}failed +call\.missed +the CRM is down$/);
  expect(unreadable).toMatch(/ unreadable +- +The body is not an event/);
  const [id = ''] = unreadable.split(' ');
  expect(await run('--forget', id)).toMatchObject({ code: 0, stdout: 'Forgotten.\n' });
  expect(await run('--forget', id)).toMatchObject({ code: 1 });
  expect((await run()).stdout.trim().split('\n')).toHaveLength(1);
});

test('replay with the functions of a module handles what is kept, and forgets what succeeds', async () => {
  const { run, url } = await start();
  const missed = sampleEvent('call.missed');
  await deliver(url, missed);
  await deliver(url, sampleEvent('call.hangup'));
  await deliver(url, 'no event');
  const { code, stderr, stdout } = await run('--handlers', 'handlers.mjs');
  expect(stdout).toContain(`handled ${missed.id}`);
  expect(stdout).toMatch(/ {2}failed {3}call\.hangup {2}still down$/m);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '1 handled and forgotten, 2 failed, 0 left.\n' });
});

test('events that came together are replayed one by one; what is too large is left, with what to do about it', async () => {
  const { mend, run, url } = await start();
  mend();
  const [one, two] = [sampleEvent('call.missed'), sampleEvent('call.missed')];
  await deliver(url, [one, two]);
  await deliver(url, JSON.stringify({ ...two, pad: 'x'.repeat(70_000) }));
  expect((await run()).stdout).toMatch(
    / too-large +- +The body has more than 65536 bytes\. Only its beginning is kept\.$/m,
  );
  const { code, stderr, stdout } = await run('--handlers', 'handlers.mjs');
  expect(stdout).toMatch(/ {2}handled {2}2 events$/m);
  expect(stdout).toMatch(
    / {2}left {5}- {2}Only its beginning is kept\. .*--forget it\. .*larger maxBytes\.$/m,
  );
  expect({ code, stderr }).toEqual({ code: 1, stderr: '1 handled and forgotten, 0 failed, 1 left.\n' });
});

test('a file or a module that does not exist is refused', async () => {
  const { run } = await start();
  const none = await replay(temporaryFolder(), 'none.db');
  expect(none).toMatchObject({ code: 1, stdout: '' });
  expect(none.stderr).toMatch(
    /^none\.db: there is no such file\. Give the path that sqliteStore was given\./,
  );
  const { code, stderr, stdout } = await run('--handlers', 'none.mjs');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^--handlers none\.mjs: Cannot find module/);
});
