import { setTimeout } from 'node:timers/promises';
import { sampleEvent } from '@telephony/webhooks/testing';
import { expect, test } from 'vitest';
import { openRecipe } from './support/open-recipe.ts';

const [ALICE, BEN] = ['447700900123', '447700900456'];
const [MENU, SALES, WORKSHOP] = ['442079460100', '442079460101', '442079460102'];
const open = () => openRecipe('Missed call to CRM');

test('a call through queue, overflow and ring group is listed once, and not while the voicemail speaks', async () => {
  const { control, more, settle } = await open();
  const { id } = await control.call({ from: ALICE, to: SALES });
  // Two minutes in the queue, then the ring group, then its voicemail.
  for (let second = 0; second < 150; second += 5) {
    await control.advance({ seconds: 5 });
    expect(more()).toEqual([]);
  }
  await control.advance({ minutes: 2 });
  await settle();
  expect(more()).toEqual([['callBack', id, ALICE, 'Everyone missed a call: unanswered']]);
});

test('while the caller speaks to the voicemail of a queue, nobody is told', async () => {
  const { control, more, settle } = await open();
  const { id } = await control.call({ from: ALICE, to: WORKSHOP });
  await control.advance({ seconds: 50 });
  const { data } = await control.GET('/journal', {});
  expect(data!.data.some(({ event }) => event['final'] === true)).toBe(true);
  // An outcome that need not wait for the end of the call is reported five seconds after its last event.
  await setTimeout(5500);
  expect(more()).toEqual([]);
  await control.advance({ seconds: 30 });
  await settle();
  expect(more()).toEqual([['callBack', id, ALICE, 'Workshop missed a call: unanswered']]);
});

test('whoever gives up in the queue, in the menu or at a phone is listed', async () => {
  const { control, more, settle } = await open();
  const ids: number[] = [];
  for (const to of [SALES, MENU, '442079460110']) {
    const { id } = await control.call({ from: BEN, to });
    ids.push(id);
    await control.advance({ seconds: 4 });
    await control.hangUp(id, 'src');
    await control.advance({ seconds: 4 });
  }
  await settle();
  expect(more().map(([, id, number]) => [id, number])).toEqual(ids.map((id) => [id, BEN]));
});

test('a withheld number, a colleague and calls to outside are not listed', async () => {
  const { control, more, sandbox, settle } = await open();
  const { id } = await control.call({ from: 'anonymous', to: SALES });
  await control.advance({ seconds: 5 });
  await control.hangUp(id, 'src');
  const headers = { 'X-Auth-Token': sandbox.signIn?.token ?? '', 'Content-Type': 'application/json' };
  const place = async (path: string, from: string, to: string) => {
    const body = JSON.stringify({ from, to });
    const { status } = await fetch(sandbox.baseUrl + path, { method: 'POST', headers, body });
    expect(status).toBeLessThan(300);
    await control.advance({ minutes: 4 });
  };
  for (const to of ['447700900480', '447700900486', '447700900603', '447700900404', '2102', '2200'])
    await place('/calls', '410003', to);
  await place('/webcalls', '442079460955', '447700900480');
  await settle();
  expect(more()).toEqual([]);
});

test('a colleague is not listed where the body does not say in which direction the call went', async () => {
  const { deliver, more, settle } = await open();
  for (const [src, user] of [
    ['2103', 410_003],
    [BEN, 0],
  ] as const) {
    const call = { call_id: user + 7, root_call_id: user + 7, destination: undefined };
    await deliver(sampleEvent('call.missed', { ...call, src, src_id: user }, { example: 'queue' }));
  }
  await settle();
  expect(more().map(([, , number]) => number)).toEqual([BEN]);
});

test('a call that somebody answers is listed only where a transfer has lost its caller', async () => {
  const { control, more, settle } = await open();
  const elsewhere = await control.call({ from: ALICE, to: SALES });
  await control.advance({ seconds: 4 });
  await control.answer(elsewhere.id, 410_002);
  await control.advance({ seconds: 20 });
  await control.transfer(elsewhere.id, '2103');
  await control.advance({ minutes: 2 });
  const live = await control.GET('/calls/legs');
  for (const { id } of live.data!.data) await control.hangUp(id);
  // In the second round of the queue.
  const late = await control.call({ from: ALICE, to: SALES });
  await control.advance({ seconds: 30 });
  await control.answer(late.id, 410_003);
  await control.advance({ seconds: 10 });
  await control.hangUp(late.id, 'src');
  await control.advance({ seconds: 10 });
  await settle();
  expect(more()).toEqual([
    ['callBack', elsewhere.id, ALICE, 'Mei Lindqvist missed a call: lost-after-transfer'],
  ]);
});
