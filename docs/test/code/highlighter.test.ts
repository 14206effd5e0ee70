import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteHighlighter } from '../../src/code/site-highlighter.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { operationSamples } from '../../src/samples/samples-of.ts';
import { readSamples } from '../guides/support/read-samples.ts';

const LANGUAGES = ['go', 'java', 'js', 'json', 'php', 'python', 'sh', 'text', 'ts'];
const uncoloured = (code: string, language: string) =>
  siteHighlighter.html(code, language).replaceAll(/<i class="[a-z]+">|<\/i>/g, '');
const plain = (html: string) => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const SYNTAX = [...'" \' ` < > </span> & &lt; &amp;amp; \\ # // /* ${ <?php'.split(' '), '\n'];
const code = fc.array(fc.oneof(fc.constantFrom(...SYNTAX), fc.string())).map((parts) => parts.join(''));

test('colours change nothing in the code, whatever it is, and bring no other elements', () => {
  fc.assert(
    fc.property(code, fc.constantFrom(...LANGUAGES), (text, language) => {
      const html = uncoloured(text, language);
      expect(html).not.toMatch(/[<>]/);
      expect(plain(html)).toBe(text);
    }),
  );
});

test('they change nothing in the samples of guides and operations', () => {
  const samples = readSamples();
  expect(samples.length).toBeGreaterThan(100);
  const operations = loadContract().operations.flatMap(operationSamples);
  for (const sample of [...samples, ...operations])
    expect(plain(uncoloured(sample.code, sample.language))).toBe(sample.code);
});

describe.each([
  ['sh', `curl -H 'a: b' # why`, { key: ['-H'], text: [`'a: b'`], comment: ['# why'] }],
  ['json', '{"id": 42, "on": true}', { key: ['"id"', '"on"'], number: ['42'], word: ['true'] }],
  ['python', 'import os  # why\nx = "1"', { word: ['import'], comment: ['# why'], text: ['"1"'] }],
  ['php', '<?php echo "1"; // why', { word: ['echo'], text: ['"1"'], comment: ['// why'] }],
  ['ts', 'await get({ id: 1 });', { word: ['await'], number: ['1'] }],
])('%s', (language, text, wanted) => {
  test.each(Object.entries(wanted))('has the colour of a %s', (kind, words) => {
    const html = siteHighlighter.html(text, language);
    const coloured = [...html.matchAll(new RegExp(`<i class="${kind}">(.*?)</i>`, 'g'))];
    expect(coloured.map(([, word = '']) => plain(word))).toEqual(words);
  });
});

test('a language that is not known is refused by name', () => {
  expect(() => siteHighlighter.html('1', 'cobol')).toThrow(/cobol/);
});
