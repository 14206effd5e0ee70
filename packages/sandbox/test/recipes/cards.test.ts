import { expect, test } from 'vitest';
import { openRecipe } from './support/open-recipe.ts';

const [ALICE, SALES] = ['447700900123', '442079460101'];
const [TOM, MEI] = [410_002, 410_003];
const open = () => openRecipe('Answered elsewhere');

test('a card for each phone that rings, closed on all as soon as one is picked up', async () => {
  const { control, more } = await open();
  const { id } = await control.call({ from: ALICE, to: SALES });
  await control.advance({ seconds: 3 });
  expect(more()).toEqual([
    ['show', TOM, ALICE],
    ['show', MEI, ALICE],
  ]);
  await control.answer(id, TOM);
  expect(more()).toEqual([
    ['close', TOM, 'answered'],
    ['close', MEI, 'answered by Tom Reyes'],
  ]);
  await control.transfer(id, '2103');
  await control.advance({ seconds: 2 });
  expect(more()).toEqual([['show', MEI, ALICE]]);
  await control.advance({ minutes: 1 });
  expect(more()[0]).toEqual(['close', MEI, 'not answered']);
});

test('a card of each round of a queue, and none is left when the caller hangs up', async () => {
  const { control, more } = await open();
  const { id } = await control.call({ from: ALICE, to: SALES });
  await control.advance({ seconds: 26 });
  await control.hangUp(id, 'src');
  const done = more();
  const of = (name: string, user: number) => done.filter(([did, whose]) => did === name && whose === user);
  for (const user of [TOM, MEI]) {
    expect(of('show', user)).toHaveLength(2);
    expect(of('close', user).map(([, , why]) => why)).toEqual(['not answered', 'not answered']);
  }
});
