import { expect, test } from 'vitest';
import { checkSpelling } from './check-spelling.ts';
import { allProse } from './prose.ts';

test('guides, descriptions of the contract and ledger are spelt right', { timeout: 120_000 }, async () => {
  const prose = allProse();
  expect(prose.length).toBeGreaterThan(2000);
  expect(await checkSpelling(prose)).toEqual([]);
});

test('finds a misspelt word and an American one, and leaves code alone', { timeout: 120_000 }, async () => {
  const found = await checkSpelling([
    {
      place: 'first',
      text: 'A recieved message, and `a_strnge_name` in code.\n\n```ts\nconst strnge = 1;\n```',
    },
    { place: 'second', text: 'The neighbor has a gray bike and a favourite colour.' },
  ]);
  expect(found).toEqual(['recieved in first', 'neighbor in second']);
});
