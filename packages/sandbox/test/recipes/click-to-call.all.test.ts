import { expect, test } from 'vitest';
import { openRecipe } from './support/open-recipe.ts';

/** What the user of a click to call is told, from the request on. */
async function progressOf(
  number: string,
  deed?: (open: Awaited<ReturnType<typeof openRecipe>>) => Promise<void>,
) {
  const open = await openRecipe('Click to call, and its outcome', {
    toCall: [{ number, agent: '410003' }],
  });
  await expect.poll(() => open.done.length).toBeGreaterThan(0);
  await deed?.(open);
  await open.control.advance({ minutes: 2 });
  const ids = new Set(open.done.map(([, id]) => id));
  expect(ids.size).toBe(1);
  return open.done.map(([, , text]) => String(text)).toSorted();
}

test.each([
  ['447700900486', '447700900486: User Busy'],
  ['447700900603', '447700900603: Call Rejected'],
  ['447700900480', '447700900480: No Answer'],
  ['447700900404', '447700900404: Unallocated Number'],
])('%s does not talk', async (number, end) => {
  expect(await progressOf(number)).toEqual(
    [`dialling ${number}`, 'pick up your phone', `${number} is called`, end].toSorted(),
  );
});

test('somebody answers, and the talk has its length', async () => {
  const texts = await progressOf('447700900456', async ({ control, done }) => {
    await control.advance({ seconds: 10 });
    await control.advance({ seconds: 20 });
    await control.hangUp(Number(done[0]?.[1]), 'dst');
  });
  expect(texts).toEqual(
    [
      'dialling 447700900456',
      'pick up your phone',
      'Ben Aziz is called',
      'talking with Ben Aziz',
      'talked for 24 s',
    ].toSorted(),
  );
});

test('the own phone declines, and nobody is called', async () => {
  const texts = await progressOf('447700900456', async ({ control, done }) => {
    await control.advance({ seconds: 1 });
    await control.reject(Number(done[0]?.[1]));
  });
  expect(texts).toEqual(
    ['dialling 447700900456', 'pick up your phone', 'your phone: Call Rejected'].toSorted(),
  );
});
