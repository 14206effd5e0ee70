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

describe('who asks before a transfer', () => {
  /** Alice talks with Mei, who has her wait and asks. */
  async function asked(to: string): Promise<{ first: number; second: number }> {
    sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1 });
    const { id: first } = await sandbox.control.call({ from: ALICE, to: '2103' });
    await sandbox.control.answer(first, MEI);
    await wait(5);
    const { id: second } = await sandbox.control.consult(first, to);
    return { first, second };
  }

  test('has the caller wait, speaks with a colleague, and joins the two', async () => {
    const { first, second } = await asked('2102');
    expect(await ask(`/calls/${first}`)).toMatchObject({ state: 'ON_HOLD' });
    expect(await ask(`/calls/${second}`)).toMatchObject({ state: 'RINGING', src: '2103', dst: '2102' });
    await expect(sandbox.control.join(first)).rejects.toThrow('who was asked has not answered');
    await sandbox.control.answer(second, TOM);
    await wait(10);
    const joined = await sandbox.control.join(second);
    expect(joined).toMatchObject({ state: 'HANGUP' });
    const [call, ...others] = await live();
    expect(others).toEqual([]);
    expect(call).toMatchObject({
      parent_id: first,
      src: ALICE,
      dst: '2102',
      state: 'CONNECTED',
      referred_by: '2103',
    });
    await wait(30);
    await sandbox.control.hangUp(first, 'src');
    expect(await cdrsOf(first)).toMatchObject([
      {
        live_id: first,
        user_id: MEI,
        billsec: 15,
        t_cause: 'Attended Transfer',
        type: 'I',
        disposition: 'ON_HOLD',
      },
      { parent_live_id: first, user_id: TOM, billsec: 30, t_cause: 'Normal Clearing', type: 'I' },
    ]);
    expect(await cdrsOf(second)).toMatchObject([
      { live_id: second, user_id: MEI, dst: '2102', billsec: 10, t_cause: 'Attended Transfer', type: 'O' },
    ]);
  });

  test('goes back to the caller when nobody takes it, or when the answer is no', async () => {
    const { first } = await asked(BUSY);
    await wait(1);
    expect(await live()).toMatchObject([{ id: first, state: 'ON_HOLD' }]);
    await sandbox.control.resume(first);
    expect(await ask(`/calls/${first}`)).toMatchObject({ state: 'CONNECTED' });
    await expect(sandbox.control.join(first)).rejects.toThrow('there is no consultation about it');
  });

  test('may ask a number outside or a queue, and whoever answers there gets the caller', async () => {
    const { first, second } = await asked('2300');
    await sandbox.control.answer(second, 410_004);
    await sandbox.control.join(first);
    expect(await live()).toMatchObject([{ src: ALICE, dst: '2104', dst_id: '410004', state: 'CONNECTED' }]);
    await sandbox.close();
    const outside = await asked('447700900456');
    await wait(4);
    await sandbox.control.join(outside.second);
    await wait(60);
    await sandbox.control.hangUp(outside.first, 'src');
    const [, last] = await cdrsOf(outside.first);
    expect(last).toMatchObject({ user_id: MEI, dst: '447700900456', billsec: 60 });
    expect(last.charge).toBeGreaterThan(0);
  });

  test('leaves the consultation where the caller gives up meanwhile', async () => {
    const { first, second } = await asked('2102');
    await sandbox.control.answer(second, TOM);
    await sandbox.control.hangUp(first, 'src');
    await expect(sandbox.control.join(second)).rejects.toThrow('there is no consultation about it');
    expect(await ask(`/calls/${second}`)).toMatchObject({ state: 'CONNECTED' });
  });

  test.each([
    ['a call that rings', '2104', 'only a user who talks'],
    ['an extension of a party', '2103', 'is the extension of a party'],
  ])('not of %s', async (_, to, why) => {
    sandbox = await startSandbox({ port: 0, clock: 'manual', seed: 1 });
    const { id } = await sandbox.control.call({ from: ALICE, to: '2103' });
    if (to === '2103') await sandbox.control.answer(id, MEI);
    await expect(sandbox.control.consult(id, to)).rejects.toThrow(why);
  });
});
