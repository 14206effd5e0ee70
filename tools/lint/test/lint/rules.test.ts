import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Finding } from '../../src/lint/files/contract-files.ts';
import { rules } from '../../src/lint/plugin.ts';
import { repositoryRoot } from '@telephony/generate/files';
import { runRedocly } from '../../src/lint/linters.ts';
import type { Files, RuleCases } from './support/cases.ts';
import { FixtureFolder } from './support/fixture-folder.ts';

const configuration = parse(readFileSync(join(repositoryRoot, 'redocly.yaml'), 'utf8'));
const configured = { ...configuration.rules, ...configuration.oas3_1Rules, ...configuration.arazzo1Rules };
const assertions = Object.fromEntries<object>(
  Object.entries<object>(configured).filter(([name]) => name.startsWith('rule/')),
);
const names = [...Object.keys(rules), ...Object.keys(assertions).map((name) => name.slice('rule/'.length))];

const allCases: Record<string, RuleCases> = {};
const casesFolder = new URL('rules/', import.meta.url);
for (const file of readdirSync(casesFolder)) {
  const subject = (await import(new URL(file, casesFolder).href)) as { cases: Record<string, RuleCases> };
  Object.assign(allCases, subject.cases);
}

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
    { root: folder.roots[index], rules: ruleOf(rule) },
  ]);
  folder.write(
    'redocly.yaml',
    JSON.stringify({ telemetry: 'off', plugins: [plugin], apis: Object.fromEntries(apis) }),
  );
  const findings = await runRedocly([], folder.path);
  found = fixtures.map((_, index) =>
    findings.filter(({ file }) => folder.caseOf(file) === index).map(placeOf),
  );
}, 60_000);

describe.each(names)('%s', (rule) => {
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

function ruleOf(name: string): object {
  const assertion = assertions[`rule/${name}`];
  return assertion ? { [`rule/${name}`]: assertion } : { [`contract/${name}`]: 'error' };
}

const WITHOUT_OPERATIONS = new Map([
  ['suffix-path-order', ['paths']],
  ['parameter-case', ['paths']],
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

const severities = Object.entries<string | { severity: string }>(configured).map(
  ([name, rule]) => [name, typeof rule === 'string' ? rule : rule.severity] as const,
);

it('the configuration switches on every rule of the plugin, and each has cases', () => {
  expect(configuration.extends).toEqual(['contract/all']);
  expect(Object.keys(allCases).toSorted()).toEqual(names.toSorted());
});

it('the configuration sets every rule to error or off', () => {
  expect(severities.filter(([, severity]) => severity !== 'error' && severity !== 'off')).toEqual([]);
});

it('the configuration reports nothing home', () => {
  expect(configuration.telemetry).toBe('off');
});
