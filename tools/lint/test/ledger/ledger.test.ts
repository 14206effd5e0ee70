import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runHere } from '@telephony/testing/run-here';
import { runScript } from '@telephony/testing/run-script';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const CLI = new URL('../../src/ledger/cli.ts', import.meta.url);

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
    places: [/components/schemas/Gone]

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
    places: []
`;

const WRITTEN = LEDGER.replace(
  'places: [/components/schemas/Gone]',
  `places:
      - /components/schemas/Cdr
      - /components/schemas/Cdr/properties/example
      - /components/schemas/Cdr/properties/value`,
).replace(
  `    treatment: open
  - id: N-09`,
  `    treatment: open
    places:
      - /components/schemas/Cdr
      - /paths/~1cdrs~1{id}/get
      - /paths/~1cdrs~1{id}/get/responses/default
  - id: N-09`,
);

function contract(ledger: string, bundle: unknown = BUNDLE) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/openapi.json'), JSON.stringify(bundle));
  writeFileSync(join(folder, 'ledger.yaml'), ledger);
  return {
    start: (...args: string[]) => runScript(CLI, [...args, '--contract', folder]),
    run: (...args: string[]) => runHere(CLI, [...args, '--contract', folder]),
    text: () => readFileSync(join(folder, 'ledger.yaml'), 'utf8'),
  };
}

test('--write rewrites the places and nothing else', async () => {
  const { run, text } = contract(LEDGER);
  expect((await run('--write')).code).toBe(0);
  expect(text()).toBe(WRITTEN);
});

test('--write changes nothing the second time', async () => {
  const { run, text } = contract(WRITTEN);
  expect((await run('--write')).stdout).toContain('is current');
  expect(text()).toBe(WRITTEN);
});

test('--check accepts a ledger that agrees with the bundle', async () => {
  expect(await contract(WRITTEN).run('--check')).toMatchObject({ code: 0, stderr: '' });
});

test('--check names what differs and the way to mend it', async () => {
  const { code, stderr } = await contract(LEDGER).start('--check');
  expect(code).toBe(1);
  expect(stderr).toContain(
    'N-01: listed and not marked: /components/schemas/Gone; run `npm run ledger -- --write`',
  );
  expect(stderr).toContain('O-22: marked and not listed: /components/schemas/Cdr, /paths/~1cdrs~1{id}/get');
});

test('--check refuses an id that is no entry', async () => {
  const bundle = { components: { schemas: { A: { 'x-ledger': 'N-77' } } } };
  const { code, stderr } = await contract('entries: []\n', bundle).run('--check');
  expect(code).toBe(1);
  expect(stderr).toContain('N-77: no such entry in ledger.yaml, but a mark at /components/schemas/A');
});

test('--check refuses an entry without a mark and without a reason', async () => {
  const { code, stderr } = await contract(WRITTEN.replace(/ +noPlace.*\n/, '')).run('--check');
  expect(code).toBe(1);
  expect(stderr).toContain('N-09: no element carries the mark');
});

test('without an option it shows the entries with their numbers of marks', async () => {
  const { code, stdout } = await contract(WRITTEN).run();
  expect(code).toBe(0);
  expect(stdout).toMatch(/^N-01 +gap +3 +Presence$/m);
  expect(stdout).toMatch(/^N-09 +gap +- +Rates$/m);
  expect(stdout).toContain('3 entries (2 gaps, 1 observation), 6 marks');
});

test('an entry that lacks a member is refused with its line', async () => {
  const { code, stderr } = await contract(LEDGER.replace('    treatment: open\n', '')).run();
  expect(code).toBe(1);
  expect(stderr).toMatch(/ledger\.yaml:3: the entry N-01 has no text "treatment"/);
});

test('a missing bundle is said with the command that makes it', async () => {
  const { code, stderr } = await runHere(CLI, ['--contract', temporaryFolder()]);
  expect(code).toBe(1);
  expect(stderr).toContain('Build it with `npm run build`');
});
