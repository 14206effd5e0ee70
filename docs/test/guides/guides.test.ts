import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { misspeltWords } from '@telephony/lint/spelling';
import { loadContract } from '../../src/contract/load-contract.ts';
import { fillSample } from '../../src/scripts/servers.ts';
import { expandComponents } from '../../src/markdown/guide-markdown.ts';
import { guidePages } from '../../src/sidebar.ts';
import { LANGUAGES, readFences, readGuides, readPages } from './support/read-samples.ts';

const contract = loadContract();
const guides = readGuides();
const fences = guides.flatMap(({ name, text }) => readFences(name, text));

test('the navigation has every guide', () => {
  const listed = guidePages.map((page) => page.replace('guides/', ''));
  expect(listed.toSorted()).toEqual(
    guides
      .map(({ name }) => name)
      .filter((name) => name !== 'ledger' && name !== '404')
      .toSorted(),
  );
});

test('what the guides say of the ledger is in the ledger', () => {
  const ids = new Set(contract.ledger.map(({ id }) => id));
  const wrong = guides.flatMap(({ name, text }) =>
    [...text.matchAll(/\[([NCO]-\d+)\]\(([^)]*)\)/g)]
      .filter(([, id = '', link]) => !ids.has(id) || link !== `/ledger/#${id.toLowerCase()}`)
      .map(([link]) => `${name}: ${link}`),
  );
  expect(wrong).toEqual([]);
});

test('fences are samples that are run, what they print, or commands that install and start, which exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  expect(new Set(fences.map(({ language }) => language))).toEqual(new Set([...LANGUAGES, 'text', 'console']));
  expect(fences.filter(({ language, title }) => language === 'text' && title !== 'Output')).toEqual([]);
  const commands = fences
    .filter(({ language }) => language === 'console')
    .flatMap(({ code }) => code.split('\n'));
  const known = new Set([
    'npm ci',
    'npm init',
    'npm pkg set type=module',
    'npm install',
    'python3',
    '. .venv/bin/activate',
    'pip install requests flask',
    'npm start -- sandbox',
    'npm start -- mock',
    ...Object.keys(scripts).map((name) => `npm run ${name}`),
  ]);
  expect(
    commands.filter((command) => !known.has(command.replace(/ (?:-(?!- )|\.\.\/telephony\/|@).*/, ''))),
  ).toEqual([]);
});

test('what is done with the client in TypeScript is done with cURL beside it', () => {
  const lonely = guides.flatMap(({ name, text }) => {
    const outside = text.replaceAll(/^\s*<Tabs syncKey="language">[\s\S]*?<\/Tabs>$/gm, (tabs) =>
      /label="cURL">\s*```sh\b.*\n[\s\S]*label="TypeScript">[\s\S]*?```ts/.test(tabs) ? '' : tabs,
    );
    return readFences(name, outside).filter(
      ({ language, code }) => language === 'ts' && code.includes("from './pbx.ts'"),
    );
  });
  expect(lonely.map(({ guide, code }) => `${guide}: ${code}`)).toEqual([]);
});

test('what a guide says that a sample prints comes right after a sample', () => {
  const stray = fences.filter(
    ({ title, guide }, index) =>
      title === 'Output' &&
      !(fences[index - 1]?.guide === guide && LANGUAGES.has(fences[index - 1]!.language)),
  );
  expect(stray).toEqual([]);
});

describe('twins have text in place of components, and nothing that is meant for the tests', () => {
  test.each(readPages().filter(({ name }) => name !== 'ledger' && name !== '404'))(
    '$name',
    ({ name, text }) => {
      const twin = expandComponents(text.replace(/^---\n[\s\S]*?\n---\n/, ''), contract);
      const prose = twin.replaceAll(/^\s*```[\s\S]*?^\s*```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
      expect(prose).not.toMatch(/<[A-Z]|^:::|^import |\{\/\*/m);
      expect(twin).not.toMatch(/```\w+ .*background/);
      const code = (source: string) => readFences(name, source).map((fence) => fence.code);
      expect(code(twin)).toEqual(expect.arrayContaining(code(text).map(fillSample)));
      expect(twin).not.toMatch(/\$TELEPHONY_(?:URL|TOKEN)/);
    },
  );

  test('a component without text stops the build', () => {
    expect(() => expandComponents('<Unknown />', contract)).toThrow('<Unknown />');
  });
});

test('guides are spelt right', { timeout: 120_000 }, async () => {
  // Comments that name the sources of a section have names of records.
  const prose = readPages().map(({ name, text }) => ({
    name,
    text: text.replaceAll(/^(?:\{\/\* source: |import ).*$/gm, ''),
  }));
  expect(prose.length).toBeGreaterThan(10);
  const found = await misspeltWords(prose.map(({ text }) => text));
  expect(found.map(({ word, text }) => `${word} in ${prose[text]?.name}`)).toEqual([]);
});
