import { afterEach, describe, expect, test } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../src/start/start-sandbox.ts';

// Whoever is transferred to somebody who does not take the call keeps a phone, a place or a voicemail.

const [TOM, MEI] = [410_002, 410_003];
const ALICE = '447700900123';
/** What a number outside does, by its end. */
const BUSY = '447700900486';
const UNKNOWN = '447700900404';
const REJECTS = '447700900603';
const SILENT = '447700900480';

let sandbox: Sandbox;
afterEach(() => sandbox.close());

/** Alice calls Mei, talks for five seconds, and is transferred. */
async function transferred(to: string, options: SandboxOptions = {}): Promise<number> {
  sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1, ...options });
  const { id } = await sandbox.control.call({ from: ALICE, to: '2103' });
  await sandbox.control.answer(id, MEI);
  await sandbox.control.advance({ seconds: 5 });
  await sandbox.control.transfer(id, to, MEI);
  return id;
}

async function ask(path: string): Promise<any> {
  const response = await fetch(sandbox.baseUrl + path, {
    headers: { 'x-auth-token': sandbox.signIn!.token },
  });
  return (await response.json()).data;
}
const seed = async (table: string, id: number, fields: object) => {
  const record = await ask(`/${table}/${id}`);
  await sandbox.control.POST('/seed', { body: { [table]: [{ ...record, ...fields }] } as never });
};
const live = () => ask('/calls');
const cdrsOf = (root: number) =>
  ask(
    `/cdrs?limit=50&sort=id&filter=${encodeURIComponent(JSON.stringify([{ property: 'root_live_id', operator: 'eq', value: root }]))}`,
  );
const wait = (seconds: number) => sandbox.control.advance({ seconds });

describe.each(['final-destination', 'ring-back'] as const)('with %s first', (transferReturn) => {
  test.each([
    [BUSY, 1, 'User Busy'],
    [UNKNOWN, 1, 'Unallocated Number'],
    [REJECTS, 1, 'Call Rejected'],
    [SILENT, 20, 'No Answer'],
  ])(
    'a number outside, %s, does not end the call: who has transferred it is rung back',
    async (to, seconds, cause) => {
      const id = await transferred(to, { transferReturn });
      await wait(seconds);
      expect(await live()).toMatchObject([{ state: 'RINGING', dst_id: String(MEI), referred_by: '2103' }]);
      const cdrs = await cdrsOf(id);
      expect(cdrs.find(({ dst }: any) => dst === to)).toMatchObject({ t_cause: cause, user_id: MEI });
      const [{ id: back }] = await live();
      await sandbox.control.answer(back, MEI);
      expect(await live()).toMatchObject([{ state: 'CONNECTED' }]);
      await sandbox.control.hangUp(back, 'src');
    },
  );

  test('when the ring-back is not answered either, the voicemail of who transferred it takes the call', async () => {
    const id = await transferred(BUSY, { transferReturn });
    await wait(1 + 25 + 30);
    expect(await live()).toEqual([]);
    expect((await cdrsOf(id)).at(-1)).toMatchObject({ disposition: 'VM', user_id: MEI });
    expect(await ask('/voicemessages?sort=id&dir=DESC&limit=1')).toMatchObject([
      { callerid: ALICE, extension_id: MEI },
    ]);
  });
});

test('the final destination of a user applies first, and then the ring-back', async () => {
  await transferred('2102');
  await wait(25);
  // Tom's is his voicemail.
  expect(await live()).toMatchObject([{ dst_id: String(TOM) }]);
  await wait(30);
  expect(await ask('/voicemessages?sort=id&dir=DESC&limit=1')).toMatchObject([{ extension_id: TOM }]);
});

test('a target that hangs up finally sends the call back', async () => {
  sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1 });
  await seed('users', TOM, { final_dst_type: 'H', final_dst_id: null });
  const { id } = await sandbox.control.call({ from: ALICE, to: '2103' });
  await sandbox.control.answer(id, MEI);
  await sandbox.control.transfer(id, '2102', MEI);
  await wait(25);
  expect(await live()).toMatchObject([{ state: 'RINGING', dst_id: String(MEI) }]);
});

test('a call out of a queue goes back to it when neither the target nor the agent takes it', async () => {
  sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1 });
  await seed('users', MEI, { final_dst_type: 'H', final_dst_id: null });
  const { id } = await sandbox.control.call({ from: ALICE, to: '442079460101' });
  await sandbox.control.answer(id, MEI);
  await sandbox.control.transfer(id, BUSY, MEI);
  await wait(1 + 25);
  expect(await live()).toMatchObject([{ queue_state: 'WAITING', dst_id: '30601' }]);
});

test('a menu without a final destination sends a transferred caller back', async () => {
  sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1 });
  const [ivr] = await ask('/ivrs?limit=1');
  await seed('ivrs', ivr.id, { final_dst_type: 7, final_dst_id: null });
  const { id } = await sandbox.control.call({ from: ALICE, to: '2103' });
  await sandbox.control.answer(id, MEI);
  await sandbox.control.transfer(id, String(ivr.number), MEI);
  await wait(60);
  const calls = await live();
  expect(calls.length === 0 || calls[0].dst_id === String(MEI)).toBe(true);
  expect((await cdrsOf(id)).length).toBeGreaterThan(1);
  expect(await ask('/voicemessages?sort=id&dir=DESC&limit=1')).toMatchObject([{ extension_id: MEI }]);
});
