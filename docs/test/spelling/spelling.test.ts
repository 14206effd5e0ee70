import { expect, test } from 'vitest';
import { misspeltWords } from '@telephony/lint/spelling';
import { guidesProse } from './guides-prose.ts';

test('guides are spelt right', { timeout: 120_000 }, async () => {
  const prose = guidesProse();
  expect(prose.length).toBeGreaterThan(10);
  const found = await misspeltWords(prose.map(({ text }) => text));
  expect(found.map(({ word, text }) => `${word} in ${prose[text]?.place}`)).toEqual([]);
});
