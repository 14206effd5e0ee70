import { expect, test } from 'vitest';
import { openRecipe } from './support/open-recipe.ts';

test('a missed call goes on the list when it is over, and a worker calls back', async () => {
  let listed = (_job: { number: string; agent: string }): void => {};
  async function* toCall() {
    yield await new Promise((resolve) => (listed = resolve));
  }
  const { control, done } = await openRecipe(['Missed call to CRM', 'Click to call, and its outcome'], {
    toCall: toCall(),
  });
  const { id } = await control.call({ from: '447700900456', to: '442079460101' });
  await control.advance({ seconds: 9 });
  await control.hangUp(id, 'src');
  await expect
    .poll(() => done)
    .toEqual([['callBack', id, '447700900456', 'Sales missed a call: unanswered']]);

  listed({ number: String(done[0]?.[2]), agent: '410003' });
  await expect.poll(() => done.map(([, , text]) => text)).toContain('dialling 447700900456');
  await control.advance({ seconds: 10 });
  expect(done.map(([, , text]) => text)).toContain('talking with Ben Aziz');
});
