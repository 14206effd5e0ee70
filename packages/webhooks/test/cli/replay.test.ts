import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { toNodeListener } from '../../src/node.ts';
import { sqliteStore } from '../../src/sqlite.ts';
import { deliver, sampleEvent } from '../../src/testing.ts';
import { openReceiver, startServer } from '../support/receiver.ts';
import { runCommand } from './support/run-command.ts';

const HANDLERS = `
export default {
  'call.missed': (event) => console.log('handled', event.id),
  'call.hangup': () => { throw new Error('still down'); },
};`;

/** A receiver that is down, with its store in a file; it is up again once `mend` was called. */
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
  const run = (...args: string[]) => runCommand(['replay', 'events.db', ...args], { cwd });
  return { run, url, mend: () => (isDown = false) };
}

test('what is kept is listed and forgotten', async () => {
  const { run, url } = await start();
  expect((await run()).out).toBe('Nothing is kept.\n');
  await deliver(url, sampleEvent('call.missed'));
  await deliver(url, '{"event_name":');
  const { code, out } = await run();
  expect(code).toBe(0);
  const [failed = '', unreadable = ''] = out.trim().split('\n');
  expect(failed).toMatch(/^\S+ {2}\d{4}-\d\d-\d\d [\d:]{8} {2}failed +call\.missed +the CRM is down$/);
  expect(unreadable).toMatch(/ unreadable +- +The body is not an event/);
  const [id = ''] = unreadable.split(' ');
  expect(await run('--forget', id)).toMatchObject({ code: 0, out: 'Forgotten.\n' });
  expect(await run('--forget', id)).toMatchObject({ code: 1 });
  expect((await run()).out.trim().split('\n')).toHaveLength(1);
});

test('replay with the functions of a module handles what is kept, and forgets what succeeds', async () => {
  const { run, url } = await start();
  const missed = sampleEvent('call.missed');
  await deliver(url, missed);
  await deliver(url, sampleEvent('call.hangup'));
  await deliver(url, 'no event');
  const { code, err, out } = await run('--handlers', 'handlers.mjs');
  expect(out).toContain(`handled ${missed.id}`);
  expect(out).toMatch(/ {2}failed {3}call\.hangup {2}still down$/m);
  expect({ code, err }).toEqual({ code: 1, err: '1 handled and forgotten, 2 failed, 0 left.\n' });
});

test('events that came together are replayed one by one; what is too large is left, with what to do about it', async () => {
  const { mend, run, url } = await start();
  mend();
  const [one, two] = [sampleEvent('call.missed'), sampleEvent('call.missed')];
  await deliver(url, [one, two]);
  await deliver(url, JSON.stringify({ ...two, pad: 'x'.repeat(70_000) }));
  expect((await run()).out).toMatch(
    / too-large +- +The body has more than 65536 bytes\. Only its beginning is kept\.$/m,
  );
  const { code, err, out } = await run('--handlers', 'handlers.mjs');
  expect(out).toMatch(/ {2}handled {2}2 events$/m);
  expect(out).toMatch(/ {2}left {5}- {2}Only its beginning is kept\. .*--forget it\. .*larger maxBytes\.$/m);
  expect({ code, err }).toEqual({ code: 1, err: '1 handled and forgotten, 0 failed, 1 left.\n' });
});

test('a file or a module that does not exist is refused', async () => {
  const { run } = await start();
  const none = await runCommand(['replay', 'none.db'], { cwd: temporaryFolder() });
  expect(none).toMatchObject({ code: 1, out: '' });
  expect(none.err).toMatch(/^none\.db: there is no such file\. Give the path that sqliteStore was given\./);
  const { code, err, out } = await run('--handlers', 'none.mjs');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^--handlers none\.mjs: Cannot find module/);
});
