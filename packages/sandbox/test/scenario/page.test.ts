import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runScenario } from '../../src/scenario/run.ts';
import { parseScenario } from '../../src/scenario/scenario.ts';
import { sentenceForms } from '../../src/scenario/sentences.ts';

const page = readFileSync(
  new URL('../../../../docs/src/content/docs/packages/sandbox-scenarios.mdx', import.meta.url),
  'utf8',
);
const blocks = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => text);

test.each(blocks)('the scenario of the page passes: %s', async (text) => {
  expect((await runScenario(parseScenario(text, 'page.yaml'))).differences).toEqual([]);
});

test('the page has every form of a sentence', () => {
  const rows = [...page.matchAll(/^\| `(.+?)`[^`|]*\|$/gm)].map(([, form]) => form);
  expect(rows.filter((form) => /[<]/.test(form!))).toEqual(sentenceForms);
  expect(blocks.length).toBe(3);
});
