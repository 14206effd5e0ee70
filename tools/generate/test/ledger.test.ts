import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runHere } from '@telephony/testing/run-here';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { parse } from 'yaml';
import { collectMarks, comparePlaces, type LedgerEntry, placeEntries } from '../src/ledger.ts';

const CLI = new URL('../src/code/cli.ts', import.meta.url);

const BUNDLE = {
  paths: { '/cdrs/{id}': { get: { 'x-ledger': 'O-22', responses: { default: { 'x-ledger': 'O-22' } } } } },
  components: {
    schemas: {
      Cdr: {
        'x-ledger': ['N-01', 'O-22'],
        examples: [{ 'x-ledger': 'X-99' }],
        properties: { value: { 'x-ledger': 'N-01' }, example: { 'x-ledger': 'N-01' } },
      },
    },
    examples: { one: { value: { 'x-ledger': 'X-99' } } },
  },
};

const LEDGER = `# The head comment.
entries:
  - id: N-01   # a comment beside
    title: Presence
    kind: gap
    source: Resources
    unknown: A long text that is folded by hand
      over two lines.
    treatment: open

  # A comment between.
  - id: O-22
    title: Status
    kind: observation
    source: Field
    unknown: Values.
    treatment: open
  - id: N-09
    title: Rates
    kind: gap
    source: Limits
    unknown: Rates.
    treatment: nothing
    noPlace: Nothing in the contract.
`;

function differences(ledger: string, bundle: unknown = BUNDLE): string[] {
  const { entries } = parse(ledger) as { entries: LedgerEntry[] };
  return comparePlaces(entries, collectMarks(bundle));
}

/** What `npm run generate -- --check` says of a ledger. */
function check(ledger: string) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/openapi.json'), JSON.stringify(BUNDLE));
  writeFileSync(join(folder, 'ledger.yaml'), ledger);
  return runHere(CLI, ['--check', '--contract', folder]);
}

test('the places of an entry are those of its marks, in order', () => {
  const { entries } = parse(LEDGER) as { entries: LedgerEntry[] };
  expect(placeEntries(entries, collectMarks(BUNDLE)).map(({ id, places }) => [id, places])).toEqual([
    [
      'N-01',
      [
        '/components/schemas/Cdr',
        '/components/schemas/Cdr/properties/example',
        '/components/schemas/Cdr/properties/value',
      ],
    ],
    [
      'O-22',
      ['/components/schemas/Cdr', '/paths/~1cdrs~1{id}/get', '/paths/~1cdrs~1{id}/get/responses/default'],
    ],
    ['N-09', []],
  ]);
});

test('a ledger that agrees with the bundle has no differences', () => {
  expect(differences(LEDGER)).toEqual([]);
});

test('an id that is no entry is named', () => {
  const bundle = { components: { schemas: { A: { 'x-ledger': 'N-77' } } } };
  expect(differences('entries: []\n', bundle)).toEqual([
    expect.stringContaining('N-77: no such entry in ledger.yaml, but a mark at /components/schemas/A'),
  ]);
});

test('an entry without a mark and without a reason is named', () => {
  expect(differences(LEDGER.replace(/ +noPlace.*\n/, ''))).toEqual([
    expect.stringContaining('N-09: no element carries the mark'),
  ]);
});

test('--check names an entry that nothing carries', async () => {
  const { code, stderr } = await check(LEDGER.replace(/ +noPlace.*\n/, ''));
  expect(code).toBe(1);
  expect(stderr).toContain('ledger.yaml: N-09: no element carries the mark');
});

test('an entry that lacks a member is refused with its line', async () => {
  const { code, stderr } = await check(LEDGER.replace('    treatment: open\n', ''));
  expect(code).toBe(1);
  expect(stderr).toMatch(/ledger\.yaml:3: the entry N-01 has no text "treatment"/);
});

test('a missing bundle is said with the command that makes it', async () => {
  const { code, stderr } = await runHere(CLI, ['--check', '--contract', temporaryFolder()]);
  expect(code).toBe(1);
  expect(stderr).toContain('Build it with `npm run build`');
});
