import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useSandbox } from '../support/use-sandbox.ts';

const [TOM, MEI, SALES] = [410_002, 410_003, 30601];
const sandbox = useSandbox();

test('a transfer by the leg of a phone shows the new leg; only who is rung can pick up or reject', async () => {
  const { control } = sandbox;
  const { id } = await control.call({ from: '447700900123', to: '442079460101' });
  await expect(control.answer(id, 410_004)).rejects.toThrow('no phone of user 410004 rings');
  await expect(control.reject(id, 410_004)).rejects.toThrow('no phone of user 410004 rings');
  const headers = { 'X-Auth-Token': sandbox.signIn?.token ?? '', 'Content-Type': 'application/json' };
  await control.answer(id, MEI);
  const mine = (await (await fetch(`${sandbox.baseUrl}/users/${MEI}/calls`, { headers })).json()) as {
    data: { id: number };
  };
  expect(mine.data.id).toBeGreaterThan(id);
  const moved = await fetch(`${sandbox.baseUrl}/calls/${mine.data.id}`, {
    method: 'PATCH',
    headers,
    redirect: 'manual',
    body: '{"dst": "2104"}',
  });
  expect(await moved.json()).toMatchObject({ data: { parent_id: id, dst: '2104', state: 'RINGING' } });
  const back = await control.answer(id, 410_004);
  expect(await control.transfer(back.id, '2102')).toMatchObject({ parent_id: back.id, dst: '2102' });
  await control.hangUp(id);
});

test('agents, users, what arrives, and beginning again', async () => {
  const { control } = sandbox;
  expect(await control.agent(SALES, TOM, false)).toMatchObject({ joined: false });
  expect(await control.user(MEI, { dnd: true, picks_up: false })).toMatchObject({
    dnd: true,
    picks_up: false,
  });
  expect(
    (await control.missedInQueue({ queue_id: SALES, from: '447700900123', seconds: 3 })).id,
  ).toBeGreaterThan(0);
  for (const { id } of [
    await control.sms({ from: '447700900123', to: '442079460100', text: 'Hello' }),
    await control.fax({ from: '442079460955', to: '442079460103' }),
    await control.voicemail({ user_id: TOM, from: '447700900123', seconds: 4 }),
  ]) {
    expect(id).toBeGreaterThan(0);
  }
  expect((await control.setTime('2026-11-20 18:00:00')).now).toBe('2026-11-20 18:00:00');
  await control.reset();
  expect((await control.advance()).now).toBe('2026-11-20 16:06:00');
  await expect(control.answer(1)).rejects.toThrow('There is no live call or leg 1');
});

test('the docs list every word', () => {
  const page = readFileSync(
    new URL('../../../../docs/src/content/docs/packages/sandbox-control.mdx', import.meta.url),
    'utf8',
  );
  const words = Object.keys(sandbox.control).filter(
    (name) => /^[a-z]/.test(name) && name !== 'use' && name !== 'eject' && name !== 'request',
  );
  expect(words.length).toBeGreaterThan(15);
  expect(words.filter((word) => !page.includes(`\`${word}(`))).toEqual([]);
});
