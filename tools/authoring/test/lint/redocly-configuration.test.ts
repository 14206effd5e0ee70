import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { rules } from '../../src/lint/plugin.ts';

const tools = fileURLToPath(new URL('../..', import.meta.url));
const configuration = parse(readFileSync(`${tools}/redocly.yaml`, 'utf8'));
const severities = Object.entries<string | { severity: string }>(configuration.rules).map(
  ([name, rule]) => [name, typeof rule === 'string' ? rule : rule.severity] as const,
);

it('switches on every rule of the plugin, and no other under its name', () => {
  const own = severities.filter(([name]) => name.startsWith('contract/'));
  expect(Object.fromEntries(own)).toEqual(
    Object.fromEntries(Object.keys(rules).map((name) => [`contract/${name}`, 'error'])),
  );
});

it('collects every file of src/lint/rules/', () => {
  const files = readdirSync(`${tools}/src/lint/rules`);
  expect(files.toSorted()).toEqual(
    Object.keys(rules)
      .map((name) => `${name}.ts`)
      .toSorted(),
  );
});

it('sets every rule to error or off, and extends nothing that might warn', () => {
  expect(severities.filter(([, severity]) => severity !== 'error' && severity !== 'off')).toEqual([]);
  expect(configuration).not.toHaveProperty('extends');
});

it('reports nothing home', () => {
  expect(configuration.telemetry).toBe('off');
});
