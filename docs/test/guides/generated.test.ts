import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { readRecipes } from '../../src/guides/recipes.ts';
import { elementsOf, oneLine, readBuilt } from '../support/built-site.ts';
import { readGuides } from './support/read-samples.ts';
import { loadContract, sources } from '../../src/contract/load-contract.ts';
import { ADVICE, errorMessages } from '../../src/guides/error-messages.ts';

const recipes = readRecipes();
const guide = readGuides().find(({ name }) => name === 'generate')?.text ?? '';

test('the guide has a section for each language that there is a recipe for', () => {
  const sections = [...guide.matchAll(/^<Recipes language="(.+)" \/>$/gm)].map(
    ([, language = '']) => language,
  );
  expect(new Set(sections)).toEqual(new Set(recipes.map(({ language }) => language)));
  expect(sections.length).toBe(new Set(sections).size);
});

test('page and twin have each recipe with its steps and its files', () => {
  const page = readBuilt('/guides/generate/');
  const twin = readBuilt('/guides/generate.md');
  expect(recipes.length).toBeGreaterThan(5);
  for (const { name, title, steps, files } of recipes) {
    expect(page).toContain(`<h3 id="${name}"`);
    expect(twin).toContain(`### ${title}\n`);
    expect(twin).toContain(`\n${steps}\n`);
    expect(files.some((file) => /program\.\w+$/i.test(file.name))).toBe(true);
    for (const file of files) {
      expect(page).toContain(`id="${file.anchor}"`);
      expect(twin).toContain(`\n${file.code}\n`);
    }
  }
});

function folderWith(readme: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'go-maker'));
  const files = {
    'README.md': readme,
    'consumer.json': JSON.stringify({
      language: 'Go',
      generator: 'maker',
      bundle: 'openapi-3.0.json',
      installs: [['npm', 'ci', '--silent']],
      generates: [['maker', 'run', '--force']],
      compiles: [
        ['npx', '--no-install', 'tsc'],
        ['maker', 'build'],
      ],
      calls: ['node', 'program.mjs'],
    }),
    'go.sum': 'h1',
    'go.mod': 'module consumer',
    'program.go': 'package main\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'go-maker', name), text);
  return folder;
}

test('a recipe is what the README says, with the files that it names first', () => {
  const readme = '# Maker\n\n```sh\nmaker run\n```\n\nSee [program.go](program.go).\n';
  expect(readRecipes(folderWith(readme))).toEqual([
    {
      name: 'go-maker',
      title: 'Maker',
      language: 'Go',
      bundle: 'openapi-3.0.json',
      steps: 'npm install --silent\nmaker run --force\nnpx --no-install tsc\nmaker build\nnode program.mjs',
      text: 'See [program.go](#go-maker-program-go).',
      files: [
        { name: 'program.go', anchor: 'go-maker-program-go', code: 'package main', language: 'go' },
        { name: 'go.mod', anchor: 'go-maker-go-mod', code: 'module consumer', language: 'text' },
      ],
    },
  ]);
});

test.each([
  ['# Maker\n\nRun it.\n', 'a recipe is a title, a command'],
  ['# Maker\n\n```sh\nmaker run\n```\n\nSee [it](missing.go).\n', 'links to missing.go'],
])('%j is refused', (readme, message) => {
  expect(() => readRecipes(folderWith(readme))).toThrow(message);
});

const messages = errorMessages(loadContract());

test('every message of the bundle that begins an error is in it, on the page and in its twin', () => {
  const bundle = readFileSync(sources.json, 'utf8');
  const page = readBuilt('/guides/error-messages/');
  const twin = readBuilt('/guides/error-messages.md');
  expect(messages.length).toBeGreaterThan(8);
  for (const { message, operations } of messages) {
    expect(bundle).toContain(JSON.stringify(message));
    expect(page).toContain(message);
    expect(twin).toContain(`### ${message}\n`);
    expect(operations.length).toBeGreaterThan(0);
  }
  const written = [...bundle.matchAll(/"value":\s*\{\s*"message":\s*"(?<message>[^"]+)",\s*"errors"/g)].map(
    ({ groups }) => groups?.['message'],
  );
  expect(written.length).toBeGreaterThan(0);
  expect(messages.map(({ message }) => message)).toEqual(expect.arrayContaining([...new Set(written)]));
});

test('there is advice for every message and for no other', () => {
  expect(Object.keys(ADVICE).toSorted()).toEqual(messages.map(({ message }) => message).toSorted());
  const [operation] = structuredClone(messages[0]!.operations);
  for (const { value } of operation!.responses.flatMap(({ contents }) =>
    contents.flatMap((one) => one.examples),
  ))
    Object.assign(value as object, { message: 'A message of tomorrow' });
  expect(() => errorMessages({ operations: [operation!] })).toThrow('"A message of tomorrow"');
});

test('a message has its statuses, its fields and its operations', () => {
  const rate = messages.find(({ message }) => message.includes('call rate'));
  expect(rate).toMatchObject({ statuses: ['400'], operations: [{ id: 'createWebcall' }] });
  const invalid = messages.find(({ message }) => message === 'Validation error');
  expect(invalid?.details).toContain('from: This value is not valid: SF0010');
});

const entries = loadContract().ledger;
const elements = elementsOf('/ledger/');
const html = readBuilt('/ledger/');

const plain = (markdown: string) => oneLine(markdown.replaceAll('`', ''));

test('what breaks programs stands first, with what to do', () => {
  const breaking = entries.filter(({ level }) => level === 'breaks');
  const list = html.slice(html.indexOf('id="what-breaks-programs"'), html.indexOf('id="settle-a-question"'));
  expect(breaking.length).toBeGreaterThan(5);
  expect(list.match(/<li>/g)).toHaveLength(breaking.length);
  const twin = readBuilt('/ledger.md');
  for (const { anchor, advice } of breaking) {
    expect(list).toContain(`href="#${anchor}"`);
    expect(twin).toContain(`\n- ${advice} [`);
  }
});

test('the twin explains the grades, says who can settle a question, and has every entry once', () => {
  const twin = readBuilt('/ledger.md');
  expect(twin).toContain('Observations are graded: **L** seen live');
  expect(twin).toContain('## Settle a question');
  expect(
    twin
      .match(/^### [NCO]-\d+/gm)
      ?.map((heading) => heading.slice(4))
      .toSorted(),
  ).toEqual(entries.map(({ id }) => id).toSorted());
});

test.each(entries)('$id stands there whole', (entry) => {
  const { id, anchor, title, unknown, treatment, observed, grade, noPlace, places } = entry;
  const section = elements.find((element) => element.id === anchor);
  const wanted = [id, title, unknown, treatment, observed, grade, ...places.map(({ text }) => text)];
  const missing = [...wanted, places.length === 0 ? noPlace : '']
    .map(plain)
    .filter((text) => !section?.text.includes(text));
  expect(missing).toEqual([]);
  expect(places.length > 0 || noPlace !== '', 'has neither places nor a reason').toBe(true);
  const links = places.filter(({ address }) => !html.includes(`href="${address}"`));
  expect(links).toEqual([]);
});
