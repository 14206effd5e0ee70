import { expect, test } from 'vitest';
import { misspeltWords } from '../src/spelling.ts';

test(
  'finds misspelt and American words in their texts, and passes over code',
  { timeout: 60_000 },
  async () => {
    const found = await misspeltWords([
      'A recieved message, and `a_strnge_name` in code.\n\n```ts\nconst strnge = 1;\n```',
      'All is well.',
      'The neighbor has a gray bike and a favourite colour.',
    ]);
    expect(found.map(({ text, word }) => [text, word])).toEqual([
      [0, 'recieved'],
      [2, 'neighbor'],
    ]);
    expect(found.map(({ suggestions }) => suggestions[0])).toEqual([
      'received',
      expect.stringMatching(/^neighb/),
    ]);
  },
);
