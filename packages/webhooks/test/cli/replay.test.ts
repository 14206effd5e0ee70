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

test('replay with the functions of a module handles what is kept, and forgets what succeeds', async () => {
  const { file, folder, url } = await start();
  const missed = sampleEvent('call.missed');
  await deliver(url, missed);
  await deliver(url, sampleEvent('call.hangup'));
  await deliver(url, 'no event');
  writeFileSync(join(folder, 'handlers.mjs'), HANDLERS);
  const { code, err, out } = await runCommand(['replay', file, '--handlers', 'handlers.mjs'], {
    cwd: folder,
  });
  expect(out).toContain(`handled ${missed.id}`);
  expect(out).toMatch(/ {2}failed {3}call\.hangup {2}still down$/m);
  expect(err.trim()).toBe('1 handled and forgotten, 2 failed, 0 left.');
  expect(code).toBe(1);
  const only = await runCommand([
    'replay',
    file,
    '--handlers',
    join(folder, 'handlers.mjs'),
    '--only',
    'unreadable',
  ]);
  expect(only.err.trim()).toBe('0 handled and forgotten, 1 failed, 0 left.');
});
