import { expect, test } from 'vitest';
import { openRecipe } from './support/open-recipe.ts';

const [ALICE, SALES, WORKSHOP] = ['447700900123', '442079460101', '442079460102'];
const open = () => openRecipe('Missed call in a queue');

test('a queue that nobody answers is told, with the ring group into which it overflows', async () => {
  const { control, more, settle } = await open();
  await control.call({ from: ALICE, to: SALES });
  await control.advance({ minutes: 5 });
  await control.call({ from: ALICE, to: WORKSHOP });
  await control.advance({ minutes: 5 });
  await settle();
  expect(more()).toEqual([
    ['alert', 'Nobody in Sales, then Everyone answered Alice Moran'],
    ['alert', 'Nobody in Workshop answered Alice Moran'],
  ]);
});

test('a call that the ring group answers after the overflow is not missed', async () => {
  const { control, more, settle } = await open();
  const { id } = await control.call({ from: ALICE, to: SALES });
  await control.advance({ seconds: 125 });
  await control.answer(id, 410_004);
  await control.advance({ seconds: 30 });
  await control.hangUp(id, 'src');
  await settle();
  expect(more()).toEqual([]);
});

test('whoever gives up is told; a direct call and one that is answered are not', async () => {
  const { control, more, settle } = await open();
  const gone = await control.call({ from: ALICE, to: SALES });
  await control.advance({ seconds: 7 });
  await control.hangUp(gone.id, 'src');
  const answered = await control.call({ from: ALICE, to: WORKSHOP });
  await control.advance({ seconds: 7 });
  await control.answer(answered.id, 410_005);
  await control.advance({ seconds: 7 });
  await control.hangUp(answered.id, 'src');
  await control.call({ from: ALICE, to: '442079460110' });
  await control.advance({ minutes: 2 });
  await settle();
  expect(more()).toEqual([['alert', 'Nobody in Sales answered Alice Moran']]);
});

test('a caller who was transferred into a queue and waits there in vain is told', async () => {
  const { control, more, settle } = await open();
  const { id } = await control.call({ from: ALICE, to: SALES });
  await control.advance({ seconds: 5 });
  await control.answer(id, 410_002);
  await control.advance({ seconds: 20 });
  await control.transfer(id, '2300');
  await control.advance({ seconds: 10 });
  const { data } = await control.GET('/calls/legs');
  await control.hangUp(data!.data[0]!.leg.id, 'src');
  await settle();
  expect(more()).toEqual([['alert', 'Nobody in Workshop answered Alice Moran']]);
});

test('what somebody answers after the queue is not missed there: redirected, or lost in a transfer later', async () => {
  const { control, more, settle } = await open();
  const redirected = await control.call({ from: ALICE, to: SALES });
  await control.advance({ seconds: 5 });
  await control.transfer(redirected.id, '2105');
  await control.advance({ seconds: 3 });
  await control.answer(redirected.id, 410_005);
  await control.advance({ seconds: 20 });
  await control.hangUp(redirected.id, 'src');
  const overflowed = await control.call({ from: ALICE, to: SALES });
  await control.advance({ seconds: 125 });
  await control.answer(overflowed.id, 410_004);
  await control.advance({ seconds: 20 });
  await control.transfer(overflowed.id, '2105');
  await control.advance({ seconds: 5 });
  const { data } = await control.GET('/calls/legs');
  await control.hangUp(data!.data[0]!.leg.id, 'src');
  await settle();
  expect(more()).toEqual([]);
});
