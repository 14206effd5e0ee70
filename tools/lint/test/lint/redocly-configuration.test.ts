import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { rules } from '../../src/lint/plugin.ts';
import { remedies } from '../../src/lint/remedies.ts';
import { allCases } from './rules/all-cases.ts';

const tools = fileURLToPath(new URL('../..', import.meta.url));
const configuration = parse(readFileSync(`${tools}/redocly.yaml`, 'utf8'));
const severities = Object.entries<string | { severity: string }>(configuration.rules).map(
  ([name, rule]) => [name, typeof rule === 'string' ? rule : rule.severity] as const,
);

it('switches on every rule of the plugin, and each has cases', () => {
  expect(configuration.extends).toEqual(['contract/all']);
  expect(Object.keys(allCases).toSorted()).toEqual(Object.keys(rules).toSorted());
});

it('sets every rule to error or off', () => {
  expect(severities.filter(([, severity]) => severity !== 'error' && severity !== 'off')).toEqual([]);
});

it('has a remedy for each rule of Redocly and Spectral that is on', () => {
  const own = /^contract[/-]/;
  const workflows = parse(readFileSync(`${tools}/src/lint/workflows/redocly.yaml`, 'utf8'));
  const spectral = parse(readFileSync(`${tools}/spectral.yaml`, 'utf8'));
  const on = [
    ...severities,
    ...Object.entries<string>(workflows.rules),
    ...Object.keys(spectral.rules).map((name) => [name, 'error'] as const),
  ].flatMap(([name, severity]) => (severity === 'error' && !own.test(name) ? [name] : []));
  expect(on.length).toBeGreaterThan(40);
  expect(on.filter((name) => remedies[name] === undefined)).toEqual([]);
});

it('reports nothing home', () => {
  expect(configuration.telemetry).toBe('off');
});
