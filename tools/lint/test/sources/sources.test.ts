import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runHere } from '@telephony/testing/run-here';
import { runScript } from '@telephony/testing/run-script';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const CLI = new URL('../../src/sources/cli.ts', import.meta.url);

const LEDGER = `entries:
  - { id: O-05, title: t, kind: observation, source: Limits, unknown: u, treatment: t, noPlace: none }
`;
const SOURCES = 'sections: [Limits, Events/Delivery]\nwithout: []\n';

const operation = (more: object) => ({ paths: { '/ping': { get: { ...more, responses: {} } } } });

function project(bundle: object, { guide = '', sources = SOURCES } = {}) {
  const contract = temporaryFolder();
  const guides = temporaryFolder();
  mkdirSync(join(contract, 'dist'));
  writeFileSync(join(contract, 'dist/openapi.json'), JSON.stringify(bundle));
  writeFileSync(join(contract, 'ledger.yaml'), LEDGER);
  writeFileSync(join(contract, 'sources.yaml'), sources);
  writeFileSync(join(guides, 'guide.mdx'), guide);
  const args = ['--contract', contract, '--guides', guides];
  return { run: () => runHere(CLI, args), start: () => runScript(CLI, args) };
}

test('a sentence of fact without a source is listed with its place', async () => {
  const { code, stdout } = await project(
    operation({ description: 'Refreshes the token. Use it rarely.' }),
  ).start();
  expect(code).toBe(1);
  expect(stdout).toContain('/paths/~1ping/get\n  Refreshes the token.');
  expect(stdout).not.toContain('Use it rarely.');
  expect(stdout).toContain('1 of 1 statements of fact have no source.');
  expect(stdout).toMatch(/name the section .* in x-source, or an entry of the ledger in x-ledger/);
  expect(stdout).toContain('{/* source: Events/Delivery, O-11 */}');
  expect(stdout).toContain('"without" in openapi/sources.yaml');
});

test.each([
  ['a section', { description: 'One. Two.', 'x-source': 'Limits' }],
  ['a list of sections', { description: 'One. Two.', 'x-source': ['Limits', 'Events/Delivery'] }],
  ['an entry of the ledger', { description: 'One. Two.', 'x-ledger': 'O-05' }],
  ['an entry named in the sentence', { description: 'It lapses (ledger O-05).' }],
  ['nothing but advice', { description: 'Use it every 5 minutes.' }],
])('%s is a source', async (_name, more) => {
  expect(await project(operation(more)).run()).toMatchObject({ code: 0 });
});

const record = (field: object) => ({
  components: {
    schemas: { Cdr: { description: 'A record.', 'x-source': 'Limits', properties: { id: field } } },
  },
});

test('a field of one sentence has the source of its record', async () => {
  expect(await project(record({ description: 'Id of the record.' })).run()).toMatchObject({ code: 0 });
});

test('what a field says besides needs a source of its own', async () => {
  const advice = project(record({ description: 'Id of the record. Never show it.' }));
  expect(await advice.run()).toMatchObject({ code: 0 });
  const { code, stdout } = await project(record({ description: 'Id of the record. It is unique.' })).run();
  expect(code).toBe(1);
  expect(stdout).toContain('/components/schemas/Cdr/properties/id\n  Id of the record.\n  It is unique.');
});

test('examples are made up and need no source', async () => {
  const bundle = { components: { examples: { one: { description: 'A call. It rings.', value: {} } } } };
  expect(await project(bundle).run()).toMatchObject({ code: 0 });
});

test('a section that is not in sources.yaml is a fault', async () => {
  const { code, stdout } = await project(operation({ description: 'One.', 'x-source': 'Limit' })).run();
  expect(code).toBe(1);
  expect(stdout).toContain('/paths/~1ping/get: "Limit" is not a section');
});

test('a sentence may need no source, with a reason, as long as somebody writes it', async () => {
  const sources = 'sections: []\nwithout:\n  - { sentence: One., reason: Arithmetic. }\n';
  expect(await project(operation({ description: 'One.' }), { sources }).run()).toMatchObject({ code: 0 });
  const { code, stdout } = await project(operation({ description: 'Use it.' }), { sources }).run();
  expect(code).toBe(1);
  expect(stdout).toContain('nobody writes "One." any more');
});

test.each([
  ['none', 'Bodies come late.\nVery late.\n', 1],
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
])('guide: %s', async (_name, guide, code) => {
  expect(await project({}, { guide }).run()).toMatchObject({ code });
});

test('a sources.yaml that is none is refused', async () => {
  const { code, stderr } = await project({}, { sources: 'sections: 1\n' }).run();
  expect(code).toBe(1);
  expect(stderr).toContain('"sections" must be a list of names');
});
