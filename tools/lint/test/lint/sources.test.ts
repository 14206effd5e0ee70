import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { array, assert, constantFrom, property, stringMatching, tuple } from 'fast-check';
import { sourceMissing } from '../../src/lint/checks/sources.ts';
import { claimMarked } from '../../src/lint/checks/claims.ts';
import { ContractFiles, type Finding } from '../../src/lint/files/contract-files.ts';
import { withoutSectionMarks } from '@telephony/generate/section-marks';
import { isAdvice, splitSentences } from '../../src/lint/checks/statements.ts';

const LEDGER = `entries:
  - { id: O-05, title: t, kind: observation, source: Limits, unknown: u, treatment: t, noPlace: none }
`;

/** What is found in a contract with one more file, and in a guide beside it: the place and the message of each. */
function findings(
  files: Record<string, object>,
  check: (files: ContractFiles) => Finding[],
  guide = '',
): string[] {
  const folder = temporaryFolder();
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('openapi/ledger.yaml', LEDGER);
  write('openapi/sources.yaml', 'sections: [Limits, Events/Delivery]\n');
  write('docs/src/content/docs/guide.mdx', guide);
  for (const [name, content] of Object.entries(files)) write(`openapi/${name}`, stringify(content));
  return check(new ContractFiles(join(folder, 'openapi'))).map(
    ({ file, line, message }) => `${file.slice(folder.length + 1)}:${line} ${message}`,
  );
}

const found = (files: Record<string, object>, guide = '') => findings(files, sourceMissing, guide);

const operation = (more: object) => ({ 'paths/ping/ping.yaml': { get: { ...more, responses: {} } } });

test('a description without a source is found in its place', () => {
  expect(found(operation({ description: 'Refreshes the token. Use it rarely.' }))).toEqual([
    expect.stringMatching(
      /^openapi\/paths\/ping\/ping\.yaml:2 No source for "Refreshes the token\." .*x-source.*x-ledger/,
    ),
  ]);
});

test.each([
  ['a section', { description: 'One. Two.', 'x-source': 'Limits' }],
  ['a list of sections', { description: 'One. Two.', 'x-source': ['Limits', 'Events/Delivery'] }],
  ['an entry of the ledger', { description: 'One. Two.', 'x-ledger': 'O-05' }],
  ['an entry named in the sentence', { description: 'It lapses (ledger O-05).' }],
])('%s is a source', (_name, more) => {
  expect(found(operation(more))).toEqual([]);
});

const record = (field: object) => ({
  'components/schemas/Cdr.yaml': {
    description: 'A record.',
    'x-source': 'Limits',
    properties: { id: field },
  },
});

test('a field has the source of its record', () => {
  expect(found(record({ description: 'Id of the record. It is unique.' }))).toEqual([]);
});

const claims = (description: string) =>
  findings(operation({ description, 'x-source': 'Limits' }), claimMarked).map((text) =>
    text.replace(/ Silence.*/, ''),
  );

test.each([
  'You cannot delete a queue.',
  'Keep the id, because you cannot list buttons.',
  'No operation deletes a queue.',
  'You change a flow, but not through the API.',
  'The platform never sends a 429.',
  'The list always has a total.',
  'Only the record has the keys.',
  'The record does not contain the call.',
  'Store it: the platform keeps nothing.',
  'The response has no size.',
  'Deliveries are not signed.',
  'Requests do not have this field.',
])('a claim of absence needs a mark in its own sentence: %s', (sentence) => {
  expect(claims(`It lapses (O-05). ${sentence}`)).toEqual([
    expect.stringContaining(`ping.yaml:2 No source for "${sentence}"`),
  ]);
  const marked = (mark: string) => sentence.replace(/\.$/, ` ${mark}.`);
  expect(claims(marked('(O-05)'))).toEqual([]);
  expect(claims(marked('[Events/Delivery]'))).toEqual([]);
  expect(claims(marked('(O-99)'))).toHaveLength(1);
  expect(claims(marked('[Events/Deliver]'))).toEqual([
    expect.stringContaining(
      '[Events/Deliver] is not a section of the documents. Did you mean Events/Delivery?',
    ),
  ]);
});

test.each([
  'Never log it.',
  'Treat it as opaque and never log it.',
  'Use it only to empty the history.',
  'To read the total, send `limit=1` and nothing else.',
  'Whether the platform never records internal calls.',
  '`data` is empty if no call is live.',
  'The code of `cannot` is text.',
  'Use it for a label that you no longer need.',
])('advice, conditions and code claim no absence: %s', (sentence) => {
  expect(claims(sentence)).toEqual([]);
});

test('the bundle has the marks of entries, and not those of sections', () => {
  const description = 'It stays [Limits] (O-05), [see](/x), `[Limits]` and [Other].';
  expect(withoutSectionMarks({ info: { description } }, ['Limits'])).toEqual({
    info: { description: 'It stays (O-05), [see](/x), `[Limits]` and [Other].' },
  });
});

test('examples are made up and need no source', () => {
  const example = { description: 'A call. It rings.', value: {} };
  expect(found({ 'examples/calls/one.yaml': example })).toEqual([]);
  expect(found(operation({ parameters: [{ examples: { one: example } }] }))).toEqual([]);
});

test.each([
  ['none', 'Bodies come late.\nVery late.\n', 2],
  [
    'the comment of the section',
    '## Delivery\n\n{/* source: Events/Delivery, O-05 */}\n\nBodies come late.\n',
    0,
  ],
  ['that of another section', '## A\n\n{/* source: O-05 */}\n\n## B\n\nBodies come late.\n', 1],
  ['this project', '{/* source: own */}\n\nThe handler knows each id.\n', 0],
  ['a link to the reference', 'It dials ([POST](/operations/createCall/)).\n', 0],
  ['a comment', '{/* Bodies come late. */}\n', 0],
  ['a question', 'How late do bodies come?\n', 0],
  ['a misspelt name', '{/* source: Events/Deliver */}\n\nBodies come late.\n', 1],
  ['code and front matter', '---\ntitle: Fact.\n---\n\n```ts\nconst a = 1; // Fact.\n```\n', 0],
])('guide: %s', (_name, guide, count) => {
  expect(found({}, guide)).toHaveLength(count);
});

test('a guide names the sentence, and a misspelt section with the one that is meant', () => {
  expect(found({}, '# A\n\nBodies come late.\n')).toEqual([
    expect.stringMatching(/guide\.mdx:3 No source for "Bodies come late\." .*\{\/\* source: /),
  ]);
  expect(found({}, '{/* source: Events/Deliver */}\n\nBodies come late.\n')).toEqual([
    expect.stringContaining('Events/Deliver is not a section of the documents'),
  ]);
});

test.each([
  ['One fact. And another.', ['One fact.', 'And another.']],
  ['Ends\nthe call. See `GET /cdrs/{id}.trace`.', ['Ends the call.', 'See `GET /cdrs/{id}.trace`.']],
  ['A form, e.g. `08:00`, occurs.', ['A form, e.g. `08:00`, occurs.']],
  ['See [the page](/guides/x.html). It helps.', ['See [the page](/guides/x.html).', 'It helps.']],
  ['## A heading\n\nText.', ['Text.']],
  ['- one item\n- another item', ['one item', 'another item']],
  ['| Limit | Value |\n|---|---|\n| `limit` | 5000 records |', ['`limit` | 5000 records |']],
  ['**Lifecycle.** It lapses. `id` stays.', ['Lifecycle.', 'It lapses.', '`id` stays.']],
  ['', []],
])('%j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test('no word of a text is lost, whatever is between the words', () => {
  const word = stringMatching(/^[a-z]{1,8}$/);
  const between = constantFrom(' ', '. ', '.\n', '\n\n', '; ', ' `a.b` ', '? ', ' (c). ');
  assert(
    property(array(tuple(word, between), { minLength: 1 }), (parts) => {
      const text = parts.flat().join('');
      const words = (some: string) => some.match(/[a-z]+/g) ?? [];
      expect(words(splitSentences(text).join(' '))).toEqual(words(text));
    }),
  );
});

test.each([
  'Use it to fill a wallboard.',
  'To hang up, use `DELETE /calls/{id}`.',
  'Never send an empty list.',
  'Before you save the body, check the status.',
  '[Start in five minutes](/guides/start/) with a mock.',
])('advice: %s', (sentence) => {
  expect(isAdvice(sentence)).toBe(true);
});

test.each([
  'The call is ended.',
  'To the platform it is a call.',
  'Users carry roles.',
  '`from` is the id of a user.',
  'When the call ends, its record is gone.',
  'Call queues and their phones.',
  'Call-ID of the called side.',
  'Start of the call.',
  '`count` requests one record.',
])('a fact: %s', (sentence) => {
  expect(isAdvice(sentence)).toBe(false);
});
