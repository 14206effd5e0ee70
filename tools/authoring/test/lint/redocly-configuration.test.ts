import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { rules } from '../../src/lint/plugin.ts';
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

it('reports nothing home', () => {
  expect(configuration.telemetry).toBe('off');
});
