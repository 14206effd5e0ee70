import * as fc from 'fast-check';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createPlatform } from '../../src/start/create-platform.ts';
import { keepData } from '../../src/snapshot/keep-data.ts';
import { takeSnapshot } from '../../src/snapshot/snapshot.ts';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { anyCharacter } from '../support/any-character.ts';

const failing = (error: Error) => {
  throw error;
};
const copy = (value: unknown) => JSON.parse(JSON.stringify(value));

/** A platform that is kept in a file; its machine's time stands. */
function kept(file: string, clock: 'manual' | 'real' = 'manual', machineTime = () => 0) {
  const platform = createPlatform({ clock, startTime: 1_800_000_000_000 }, machineTime, failing);
  const data = keepData(platform, file, machineTime, failing);
  return { platform, data };
}

test.runIf(process.platform !== 'win32')('its owner alone can read the file, which has tokens in it', () => {
  const folder = temporaryFolder();
  const before = process.umask(0);
  const { data } = kept(join(folder, 'kept.db'));
  data.flush();
  process.umask(before);
  for (const name of readdirSync(folder))
    expect([name, statSync(join(folder, name)).mode & 0o777]).toEqual([name, 0o600]);
  data.close();
});

test('whatever happens to records, the file has them, in their order', async () => {
  const file = join(temporaryFolder(), 'kept.db');
  const id = fc.nat({ max: 4 });
  const step = fc.oneof(
    fc.record({ what: fc.constant('put' as const), id, text: fc.string({ unit: anyCharacter }) }),
    fc.record({ what: fc.constant('delete' as const), id }),
    fc.record({
      what: fc.constantFrom('clear' as const, 'flush' as const, 'turn' as const, 'chance' as const),
    }),
  );
  const first = kept(file);
  first.data.close();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { platform, data } = kept(file);
      const { mails } = platform.store.tables;
      for (const one of steps) {
        if (one.what === 'put')
          mails.put({
            id: one.id,
            sent_at: '2026-11-20 16:06:00',
            to: '',
            subject: '',
            text: one.text.toWellFormed(),
          });
        else if (one.what === 'delete') mails.delete(one.id);
        else if (one.what === 'clear') mails.clear();
        else if (one.what === 'flush') data.flush();
        else if (one.what === 'chance') platform.random.hex(4);
        else await Promise.resolve();
      }
      data.flush();
      const expected = copy(takeSnapshot(platform));
      data.close();
      const again = kept(file);
      expect(copy(takeSnapshot(again.platform))).toEqual(expected);
      again.data.close();
    }),
    { numRuns: 8 },
  );
});

test('what is scheduled, cancelled and run stays so', async () => {
  const file = join(temporaryFolder(), 'kept.db');
  const { platform, data } = kept(file);
  const { clock } = platform;
  const dues = [10, 20, 30].map((seconds) =>
    clock.after(seconds * 1000, { kind: 'control.give-up', data: { call: seconds } }),
  );
  clock.cancel(dues[1]);
  await clock.advance(15_000);
  const before = copy(clock.state());
  expect(before.scheduled.map(({ data: { call } }: { data: { call: number } }) => call)).toContain(30);
  data.close();
  const again = kept(file);
  expect(copy(again.platform.clock.state())).toEqual(before);
  again.data.close();
});

test('real time goes on while no sandbox runs, and what fell due happens at its own moment', async () => {
  const file = join(temporaryFolder(), 'kept.db');
  let machine = 5_000_000;
  const first = kept(file, 'real', () => machine);
  const start = first.platform.clock.now();
  await first.platform.clock.advance(60_000);
  first.platform.clock.after(10_000, { kind: 'control.give-up', data: { call: 1 } });
  first.data.close();
  machine += 3_600_000;
  const { platform, data } = kept(file, 'real', () => machine);
  const moments: number[] = [];
  const keep = platform.clock.onScheduled;
  platform.clock.onScheduled = (sequence, scheduled) => {
    if (scheduled === undefined) moments.push(platform.clock.now() - start);
    keep(sequence, scheduled);
  };
  await data.catchUp();
  expect(moments).toEqual([70_000]);
  expect(platform.clock.now() - start).toBe(3_660_000);
  data.close();
});

test('an answer that cannot be kept is a fault, and nothing is lost once it can', async () => {
  const file = join(temporaryFolder(), 'kept.db');
  const faults: Error[] = [];
  const sandbox = await startSandbox({
    port: 0,
    clock: 'manual',
    data: file,
    onFault: (error) => faults.push(error),
  });
  onTestFinished(() => sandbox.close());
  const headers = { 'x-auth-token': sandbox.signIn!.token, 'content-type': 'application/json' };
  const post = () =>
    fetch(`${sandbox.baseUrl}/contacts`, { method: 'POST', headers, body: '{"first_name":"Eve"}' });
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
    throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
  });
  const refused = await post();
  const read = await fetch(`${sandbox.baseUrl}/contacts`, { headers });
  exec.mockRestore();
  expect(await refused.json()).toEqual({
    message: `${file} is on a full disk (database or disk is full). The change is in memory only, and is saved with the next one that can be.`,
    errors: [],
  });
  expect([refused.status, read.status]).toEqual([503, 200]);
  expect(faults[0]!.message).toBe(`${file} is on a full disk (database or disk is full).`);
  const { data } = (await (await post()).json()) as { data: { id: number } };
  expect((await fetch(`${sandbox.baseUrl}/contacts/${data.id - 1}`, { headers })).status).toBe(200);
});

describe('a file is refused with a reason and left as it is when it', () => {
  const refusal = async (file: string) => {
    const before = readFileSync(file);
    const error = await startSandbox({ port: 0, data: file }).then(
      (started) => started.close(),
      (reason: unknown) => reason as Error,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    return error?.message;
  };

  test('is no database', async () => {
    const file = join(temporaryFolder(), 'notes.txt');
    writeFileSync(file, 'These are my notes, which nobody else has.\n'.repeat(50));
    expect(await refusal(file)).toBe(`${file} is not an SQLite database (file is not a database).`);
  });

  test('is a database of another program', async () => {
    const file = join(temporaryFolder(), 'other.db');
    const database = new DatabaseSync(file);
    database.exec('CREATE TABLE records (a)');
    database.close();
    expect(await refusal(file)).toBe(`${file} is a database of another program. Use another data file.`);
  });

  test.each([
    [
      'has another format',
      (database: DatabaseSync) => database.exec('PRAGMA user_version = 9'),
      /has format 9, but this/,
    ],
    [
      'has a record that is no JSON',
      (database: DatabaseSync) => database.exec("UPDATE records SET record = '{' WHERE place = 1"),
      /kept\.db is damaged \(/,
    ],
    [
      'has a table of another version',
      (database: DatabaseSync) =>
        database.exec("INSERT INTO records (collection, id, record) VALUES ('nope', '1', '{\"id\":1}')"),
      /does not fit this sandbox: snapshot\.store\.nope is not a table/,
    ],
  ])('%s', async (_, spoil, reason) => {
    const file = join(temporaryFolder(), 'kept.db');
    kept(file).data.close();
    const database = new DatabaseSync(file);
    spoil(database);
    database.exec('PRAGMA journal_mode = DELETE');
    database.close();
    const whole = join(temporaryFolder(), 'kept.db');
    copyFileSync(file, whole);
    await expect(startSandbox({ port: 0, data: whole })).rejects.toThrow(reason);
  });

  test('is damaged', async () => {
    const file = join(temporaryFolder(), 'kept.db');
    kept(file).data.close();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 8192, 24_000);
    writeFileSync(file, bytes);
    await expect(startSandbox({ port: 0, data: file })).rejects.toThrow(/kept\.db is damaged/);
  });

  test('is used by another sandbox', async () => {
    const file = join(temporaryFolder(), 'kept.db');
    const { data } = kept(file);
    await expect(startSandbox({ port: 0, data: file })).rejects.toThrow(/is in use by another process/);
    data.close();
  });

  test('is a folder, or in one that is not there', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'one'));
    await expect(startSandbox({ port: 0, data: join(folder, 'one') })).rejects.toThrow(
      /one cannot be opened/,
    );
    rmSync(join(folder, 'one'), { recursive: true });
    await expect(startSandbox({ port: 0, data: join(folder, 'one', 'kept.db') })).rejects.toThrow(
      /cannot be opened/,
    );
  });
});
