import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../src/lint/files/contract-files.ts';
import { rules } from '../../src/lint/plugin.ts';
import { runRedocly } from '../../src/lint/linters.ts';
import { allCases } from './rules/all-cases.ts';
import type { Files } from './support/contract.ts';
import { FixtureFolder } from './support/fixture-folder.ts';

const names = Object.keys(rules);

/** Every contract of every case, in the order in which it is linted. */
const fixtures = Object.entries(allCases).flatMap(([rule, { good, bad }]) => [
  ...Object.entries(good).map(([name, files]) => ({ rule, name, files, places: [] as string[] })),
  ...Object.entries(bad).map(([name, [files, ...places]]) => ({ rule, name, files, places })),
]);

/** What Redocly found in each, as places. One run is enough: each contract is an API with one rule of its own. */
let found: string[][];

beforeAll(async () => {
  using folder = new FixtureFolder(fixtures.map(({ files }) => files));
  const plugin = fileURLToPath(new URL('../../src/lint/plugin.ts', import.meta.url));
  const apis = fixtures.map(({ rule }, index) => [
    `case-${index}`,
    { root: folder.roots[index], rules: { [`contract/${rule}`]: 'error' } },
  ]);
  const configuration = { telemetry: 'off', plugins: [plugin], apis: Object.fromEntries(apis) };
  folder.write('redocly.yaml', JSON.stringify(configuration));
  const findings = await runRedocly([], folder.path);
  found = fixtures.map((_, index) =>
    findings.filter(({ file }) => folder.caseOf(file) === index).map(placeOf),
  );
}, 60_000);

describe.each(names)('contract/%s', (rule) => {
  it('has good and bad cases, and bad ones in paths and webhooks where it looks at operations', () => {
    const { good, bad } = allCases[rule] ?? { good: {}, bad: {} };
    expect(Object.keys(good).length).toBeGreaterThan(0);
    expect(Object.keys(bad).length).toBeGreaterThan(0);
    const everything = [...Object.values(good), ...Object.values(bad).map(([files]) => files)];
    const kinds = ['paths', 'webhooks'].filter((kind) => everything.some((files) => isUsed(files, kind)));
    expect(kinds).toEqual(WITHOUT_OPERATIONS.get(rule) ?? ['paths', 'webhooks']);
  });

  const cases = fixtures
    .map((fixture, index) => ({ ...fixture, index }))
    .filter((fixture) => fixture.rule === rule);
  it.each(cases.filter(({ places }) => places.length === 0))('lets pass: $name', ({ index }) => {
    expect(found[index]).toEqual([]);
  });
  it.each(cases.filter(({ places }) => places.length > 0))('finds: $name', ({ index, places }) => {
    expect(found[index]).toEqual(places);
  });
});

const WITHOUT_OPERATIONS = new Map([
  ['suffix-path-order', ['paths']],
  ['ledger-entry-placed', []],
  ['version-form', []],
  ['tag-grouped', []],
]);

function isUsed(files: Files, kind: string): boolean {
  return Object.keys(files['openapi.yaml'][kind] ?? {}).length > 0;
}

function placeOf({ file, pointer }: Finding): string {
  const name = file.split(/[/\\]\d+[/\\]/).at(-1) ?? '';
  return `${name === 'openapi.yaml' ? '' : name}${pointer ?? ''}`;
}
