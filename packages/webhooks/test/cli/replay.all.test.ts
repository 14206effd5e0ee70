import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import type { TelephonyEvent } from '../../src/index.ts';
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
  const folder = temporaryFolder();
  const file = join(folder, 'events.db');
  let isDown = true;
  const handled: unknown[] = [];
  const any = ({ id }: TelephonyEvent) => {
    if (isDown) throw new Error('the CRM is down');
    handled.push(id);
  };
  const { handler, outcomes } = openReceiver({ any }, { store: sqliteStore(file), attempts: 1 });
  const url = await startServer(toNodeListener(handler));
  const mend = () => (isDown = false);
  return { folder, file, url, handled, outcomes, mend };
}

test('what is kept is listed, shown and forgotten', async () => {
  const { file, url } = await start();
  expect((await runCommand(['kept', file])).out).toBe('Nothing is kept.\n');
  await deliver(url, sampleEvent('call.missed'));
  await deliver(url, '{"event_name":');
  const { code, out } = await runCommand(['kept'], { env: { TELEPHONY_WEBHOOKS_STORE: file } });
  expect(code).toBe(0);
  const [failed = '', unreadable = ''] = out.trim().split('\n');
  expect(failed).toMatch(/^\S+ {2}\d{4}-\d\d-\d\d [\d:]{8} {2}failed +call\.missed +the CRM is down$/);
  expect(unreadable).toMatch(/ unreadable +- +The body is not an event/);
  const [id = ''] = unreadable.split(' ');
  expect((await runCommand(['kept', file, '--body', id])).out).toBe('{"event_name":');
  expect(await runCommand(['kept', file, '--forget', id])).toMatchObject({ code: 0, out: 'Forgotten.\n' });
  expect(await runCommand(['kept', file, '--forget', id])).toMatchObject({ code: 1 });
  const rest: unknown = JSON.parse((await runCommand(['kept', file, '--json'])).out);
  expect(rest).toMatchObject([{ reason: 'failed', eventName: 'call.missed' }]);
});

test('what is too large is listed, with what to do about it, and fails the command', async () => {
  const { file, folder, mend, url } = await start();
  mend();
  await deliver(url, JSON.stringify({ ...sampleEvent('call.missed'), pad: 'x'.repeat(70_000) }));
  writeFileSync(join(folder, 'handlers.mjs'), HANDLERS);
  expect((await runCommand(['kept', file])).out).toMatch(
    / too-large +- +The body has more than 65536 bytes\. Only its beginning is kept\.$/m,
  );
  const replay = ['replay', file, '--handlers', 'handlers.mjs'];
  const { code, err, out } = await runCommand(replay, { cwd: folder });
  expect({ code, err }).toEqual({ code: 1, err: '0 handled and forgotten, 0 failed, 1 left.\n' });
  expect(out).toMatch(
    / {2}left {5}- {2}Only its first 65536 bytes are kept\. .*--forget ID.*larger maxBytes\.$/m,
  );
  const only = await runCommand([...replay, '--only', 'failed'], { cwd: folder });
  expect(only).toMatchObject({ code: 0, err: '0 handled and forgotten, 0 failed, 0 left.\n' });
});

test('events that came together are replayed one by one, and a module reads what the command cannot', async () => {
  const { file, folder, mend, url } = await start();
  mend();
  const [one, two] = [sampleEvent('call.missed'), sampleEvent('call.missed')];
  await deliver(url, [one, two]);
  await deliver(url, `own-format ${JSON.stringify(two)}`);
  writeFileSync(join(folder, 'handlers.mjs'), HANDLERS);
  const first = await runCommand(['replay', file, '--handlers', 'handlers.mjs'], { cwd: folder });
  expect(first.err).toBe('1 handled and forgotten, 1 failed, 0 left.\n');
  const read = `export const read = (kept, text) => JSON.parse(text.replace(/^own-format /, ''));`;
  writeFileSync(join(folder, 'handlers.mjs'), `${HANDLERS}\n${read}`);
  const { code, err, out } = await runCommand(['replay', file, '--handlers', 'handlers.mjs'], {
    cwd: folder,
  });
  expect(out).toMatch(/ {2}duplicate {2}call\.missed {2}It has been handled in the meantime\.$/m);
  expect({ code, err }).toEqual({
    code: 0,
    err: '1 handled and forgotten (1 of them before), 0 failed, 0 left.\n',
  });
});

test.each([
  [['kept', 'none.db'], 1, /^none\.db: there is no such file\. Give the path that sqliteStore was given\./],
  [
    ['kept', 'redis://127.0.0.1:9/'],
    1,
    /Redis cannot be reached|redis or ioredis is not installed in this folder/,
  ],
  [['replay', 'x.db', '--handlers', 'none.mjs'], 1, /^--handlers none\.mjs: it cannot be loaded\./],
  [['replay', 'x.db'], 2, /^Give --handlers FILE/],
  [['replay', 'x.db', '--handlers', 'a', '--only', 'unreadible'], 2, /Did you mean unreadable\?/],
])('%j is refused', async (args, code, message) => {
  const ended = await runCommand(args, { cwd: temporaryFolder() });
  expect(ended).toMatchObject({ code, out: '' });
  expect(ended.err).toMatch(message);
});
