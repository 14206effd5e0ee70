import { expect, test } from 'vitest';
import { openRecipe } from './support/open-recipe.ts';

test('a message is in the inbox once, with its time and its owner', async () => {
  const { control, more } = await openRecipe('SMS inbox');
  await control.sms({ from: '447700900123', to: '442079460100', text: 'Is my bike ready?' });
  await control.advance({ seconds: 1 });
  const [delivery] = (await control.GET('/journal', {})).data!.data;
  expect(more()).toEqual([
    [
      'message',
      {
        id: delivery!.event['id'],
        from: '447700900123',
        text: 'Is my bike ready?',
        at: new Date('2026-11-20T16:06:00Z'),
        owner: 410_003,
      },
    ],
  ]);
  const { response } = await control.POST('/journal/{id}/replay', { params: { path: { id: delivery!.id } } });
  await control.advance({ seconds: 1 });
  expect(response.ok).toBe(true);
  expect(more()).toEqual([]);
});
