import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../src/files.ts';
import { generateControl } from '../../src/generate/types.ts';

const read = (name: string) =>
  readFileSync(join(repositoryRoot, `packages/${name}/control/openapi.yaml`), 'utf8');
const document = read('sandbox');
const shared = read('http');
const committed = (name: string) =>
  readFileSync(join(repositoryRoot, 'packages/sandbox/src/generated', name), 'utf8');

test('types and JSON of the control plane are what its document gives', async () => {
  for (const [name, text] of await generateControl(document, shared)) expect(text).toBe(committed(name));
});

test('a change of the document is a change of both', async () => {
  const changed = await generateControl(document.replace('  /journal:\n', '  /diary:\n'), shared);
  expect(changed.map(([name]) => name)).toEqual(['control.ts', 'control.json']);
  for (const [name, text] of changed) {
    expect(text).not.toBe(committed(name));
    expect(text).toContain('/diary');
  }
});

test('what is no YAML is told', async () => {
  await expect(generateControl('a: [')).rejects.toThrow(/YAML/i);
});
