/** The client's helpers for long jobs against the sandbox: paging by a key, many downloads, tokens that are kept. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { apiToken, createTelephony, pages, paginate, session, where, operations } from '@telephony/client';
import { downloadAll, fileTokenStore } from '@telephony/client/node';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/start/start-sandbox.ts';

async function start() {
  const sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 7, history: 3, callsPerDay: 60 });
  onTestFinished(() => sandbox.close());
  const { email = '', password = '', token = '' } = sandbox.signIn ?? {};
  const pbx = createTelephony({ baseUrl: sandbox.baseUrl, auth: token, operations });
  return { sandbox, pbx, user: { email, password }, baseUrl: sandbox.baseUrl };
}

test.each(['id', 'calldate'] as const)('CDRs by %s are those of the numbered pages', async (by) => {
  const { pbx } = await start();
  const filter = where('/cdrs').eq('type', 'I');
  const expected: number[] = [];
  for await (const { id } of paginate(pbx, '/cdrs', { query: { filter, sort: 'id' } })) expected.push(id);
  const ids: number[] = [];
  let after: string | undefined;
  for (let isEnd = false; !isEnd;) {
    isEnd = true;
    // Each page in a process of its own.
    for await (const page of pages(pbx, '/cdrs', { by, pageSize: 7, query: { filter }, after })) {
      ids.push(...page.data.map(({ id }) => id));
      after = page.position;
      isEnd = false;
      break;
    }
  }
  expect(expected.length).toBeGreaterThan(50);
  expect(ids.toSorted((a, b) => a - b)).toEqual(expected);
});

test('recordings are saved with the size of their record, then deleted as they are read', async () => {
  const { pbx } = await start();
  const folder = temporaryFolder();
  const recordings = () => paginate(pbx, '/monitors', { by: 'id', pageSize: 5 });
  const report = await downloadAll(pbx, '/monitors/{id}.mp3', recordings(), folder);
  expect(report).toMatchObject({ failed: 0, skipped: 0, isComplete: true });
  expect(report.saved).toBeGreaterThan(10);
  expect((await downloadAll(pbx, '/monitors/{id}.mp3', recordings(), folder)).skipped).toBe(report.saved);

  for await (const { id, size } of recordings()) {
    expect(statSync(join(folder, `monitors-${id}.mp3`)).size).toBe(size);
    await pbx.deleteMonitors({ id: [id] });
  }
  expect((await pbx.listMonitors()).total).toBe(0);
  expect(readdirSync(folder)).toHaveLength(report.saved);
});

test('numbered pages notice what is deleted meanwhile', async () => {
  const { pbx } = await start();
  const read = async () => {
    for await (const { id } of paginate(pbx, '/monitors', { pageSize: 5 }))
      await pbx.deleteMonitors({ id: [id] });
  };
  await expect(read()).rejects.toMatchObject({
    kind: 'body',
    message: expect.stringContaining('shrank') as string,
  });
});

test('a session that lapsed is renewed in its store, an API token is minted once', async () => {
  const { sandbox, baseUrl, user } = await start();
  const tokenStore = fileTokenStore(join(temporaryFolder(), 'tokens.json'));
  const open = () => createTelephony({ baseUrl, auth: session({ ...user, tokenStore }), operations });
  await open().listCdrs();
  const first = await tokenStore.load(user.email);
  await open().listCdrs();
  expect(await tokenStore.load(user.email)).toBe(first);
  await sandbox.control.advance({ seconds: 3600 });
  await open().listCdrs();
  expect(await tokenStore.load(user.email)).not.toBe(first);

  const minted = { ...user, name: 'report', expiry: 7200 };
  const report = (store = tokenStore) =>
    createTelephony({ baseUrl, auth: apiToken({ ...minted, tokenStore: store }), operations });
  await report().listCdrs();
  const token = await tokenStore.load(`${user.email} report`);
  // Another machine has no store yet: the name is taken, and the token of that name is used.
  const other = fileTokenStore(join(temporaryFolder(), 'tokens.json'));
  await report(other).listCdrs();
  expect(await other.load(`${user.email} report`)).toBe(token);
  await sandbox.control.advance({ seconds: 3 * 3600 });
  await report().listCdrs();
  expect(await tokenStore.load(`${user.email} report`)).not.toBe(token);
});
