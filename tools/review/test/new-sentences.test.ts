import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { contractFolder, listFiles } from '@telephony/generate/files';
import { runHere } from '@telephony/testing/run-here';
import { smallContract } from '@telephony/testing/small-contract';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { newSentences } from '../src/new-sentences.ts';
import { contractRepository } from './support/contract-repository.ts';

interface Text {
  file: string;
  path: (string | number)[];
}

function textsIn(folder: string, file: string): Text[] {
  const walk = (value: unknown, path: Text['path']): Text[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, member]): Text[] => {
      const inner = [...path, Array.isArray(value) ? Number(key) : key];
      const isData =
        ['value', 'payload', 'outputs', 'places'].includes(key) ||
        (key === 'examples' && Array.isArray(member));
      if (isData && path.at(-1) !== 'properties') return [];
      const isText =
        TEXT_KEYS.test(key) && typeof member === 'string' && (file !== 'ledger.yaml' || path.length === 2);
      return isText ? [{ file, path: inner }] : walk(member, inner);
    });
  };
  return walk(parse(readFileSync(join(folder, file), 'utf8')), []);
}

const TEXT_KEYS =
  /^(?:description|summary|title|unknown|treatment|observed|advice|noPlace|x-closed-enumeration|x-needs-state)$/;

const base = join(temporaryFolder(afterAll), 'openapi');
const revision = join(temporaryFolder(afterAll), 'openapi');
for (const folder of [base, revision])
  cpSync(contractFolder, folder, {
    recursive: true,
    filter: (path) => !/[\\/](?:dist|test|node_modules)$/.test(path),
  });
const texts = listFiles(base)
  .filter((file) => file.endsWith('.yaml') && !file.startsWith('changes'))
  .flatMap((file) => textsIn(base, file));
const INVENTIONS = [
  (number: number) => `The platform erases item ${number} after 30 days.`,
  (number: number) => `Keep in mind that ${number} days pass before it is billed.`,
  (number: number) => `\`retention\` holds ${number} days.`,
  (number: number) => `Is it billed ${number} days later?`,
];

test(
  'an invented sentence is listed wherever it is planted, with its place, and no other is',
  { timeout: 120_000 },
  () => {
    const places = new Set(texts.map(({ file }) => file.split('/')[0]));
    expect([...places]).toEqual(
      'components examples ledger.yaml openapi.yaml paths webhooks workflows'.split(' '),
    );
    const planted = texts.map((text, index) => ({
      ...text,
      sentence: INVENTIONS[index % INVENTIONS.length]!(index),
    }));
    for (const [file, own] of Map.groupBy(planted, (one) => one.file)) {
      const document = parseDocument(readFileSync(join(base, file), 'utf8'));
      for (const { path, sentence } of own)
        document.setIn(path, `${String(document.getIn(path))}\n\n${sentence}`);
      writeFileSync(join(revision, file), document.toString({ lineWidth: 120 }));
    }
    const found = newSentences(base, revision);
    for (const { file } of planted) cpSync(join(base, file), join(revision, file));
    expect(found.map(({ text, file }) => `${file} ${text}`).toSorted()).toEqual(
      planted.map(({ sentence, file }) => `openapi/${file} ${sentence}`).toSorted(),
    );
  },
);

test('a new text at an element that had none is listed, and so is one that has moved to another element', () => {
  const edit = (file: string, change: (document: ReturnType<typeof parseDocument>) => void) => {
    const document = parseDocument(readFileSync(join(base, file), 'utf8'));
    change(document);
    writeFileSync(join(revision, file), document.toString());
  };
  const header = { description: 'The platform counts the records.', schema: { type: 'integer' } };
  edit('paths/pickupgroups/pickupgroups.yaml', (document) => {
    document.setIn(['get', 'responses', '200', 'headers'], { 'X-Count': header });
    document.setIn(['get', 'responses', 'default'], { description: '# Erased after 30 days' });
  });
  const moved = String(
    parseDocument(readFileSync(join(base, 'components/schemas/Queue.yaml'), 'utf8')).get('description'),
  );
  edit('components/schemas/PickupGroup.yaml', (document) => document.set('description', moved));
  const found = newSentences(base, revision);
  expect(found).toContainEqual(
    expect.objectContaining({
      element: 'GET /pickupgroups responses 200 headers X-Count description',
      text: 'The platform counts the records.',
      file: 'openapi/paths/pickupgroups/pickupgroups.yaml',
    }),
  );
  const sentences = found.map(({ element, text }) => `${element}: ${text}`);
  expect(sentences).toContain('GET /pickupgroups responses default description: Erased after 30 days');
  expect(found.filter(({ element }) => element === 'PickupGroup description')).not.toEqual([]);
});

const ELEMENT = { description: 'Id.', 'x-source': 'Limits', properties: { a: { description: 'It stays.' } } };

test.each([
  ['It lapses (O-05).', 'O-05'],
  ['It lapses [Events/Delivery].', 'Events/Delivery'],
  ['It lapses.', 'Limits (inherited)'],
])('%s rests on %s', (description, source) => {
  const write = (element: object) => {
    const folder = join(temporaryFolder(), 'openapi');
    cpSync(smallContract, folder, { recursive: true });
    writeFileSync(join(folder, 'components/schemas/Thing.yaml'), JSON.stringify(element));
    return folder;
  };
  const changed = { ...ELEMENT, properties: { a: { description } } };
  expect(newSentences(write(ELEMENT), write(changed))).toEqual([
    {
      element: 'Thing a description',
      text: description,
      source,
      file: 'openapi/components/schemas/Thing.yaml',
      line: 1,
    },
  ]);
});

test('the report lists them for a person to tick, on the terminal and in Markdown', async () => {
  const { folder, plant } = contractRepository(smallContract);
  plant(
    'paths/cdrs/cdrs.yaml',
    'Returns one page',
    'The platform erases its statistics after 30 days. Returns one page',
  );
  const markdown = join(temporaryFolder(), 'review.md');
  const CLI = new URL('../src/cli.ts', import.meta.url);
  const { stdout } = await runHere(CLI, ['--contract', folder, '--base', 'main', '--markdown', markdown]);
  expect(stdout).toMatch(
    /Sentences to trace to their sources \(1\)\n {2}GET \/cdrs description\n {4}\[ \] The platform erases its statistics after 30 days\.\n {6}Source: .+\n {6}openapi\/paths\/cdrs\/cdrs\.yaml:\d+\n/,
  );
  expect(readFileSync(markdown, 'utf8')).toMatch(
    /^- \*\*GET \/cdrs description\*\*\n {2}- \[ \] The platform erases its statistics after 30 days\. <code>\S+<\/code>\n {4}- Source: /m,
  );
});
