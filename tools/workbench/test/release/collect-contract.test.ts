import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';
import { collectContract } from '../../src/release/contract/collect-contract.ts';

const CHANGELOG =
  '# Changelog\n\n## 0.2.0\n\n2026-11-21\n\n- Calls can be parked.\n\n## 0.1.0\n\nFirst version.\n';

/** A built contract, with other content where a test says so. */
function builtContract(files: Record<string, string> = {}): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'dist'));
  const all = {
    'dist/openapi.json': '{"info":{"version":"0.2.0"}}',
    'dist/openapi.yaml': 'info:\n  version: 0.2.0\n',
    'dist/openapi.codegen.json': '{}',
    'dist/openapi-3.0.json': '{}',
    'dist/ledger.json': '[]',
    'CHANGELOG.md': CHANGELOG,
    ...files,
  };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  return folder;
}

test('the release has all bundles, YAML, ledger and the entry of its version', () => {
  const destination = join(temporaryFolder(), 'contract');
  collectContract(builtContract(), destination);
  expect(readdirSync(destination).toSorted()).toEqual([
    'ledger.json',
    'notes.md',
    'openapi-3.0.json',
    'openapi.codegen.json',
    'openapi.json',
    'openapi.yaml',
  ]);
  expect(readFileSync(join(destination, 'notes.md'), 'utf8')).toBe('2026-11-21\n\n- Calls can be parked.\n');
});

test('an empty file is refused by its name', () => {
  const collect = () => collectContract(builtContract({ 'dist/ledger.json': '' }), temporaryFolder());
  expect(collect).toThrow(/dist\/ledger\.json is empty/);
});

test('a version without an entry is refused', () => {
  const collect = () =>
    collectContract(builtContract({ 'CHANGELOG.md': '# Changelog\n' }), temporaryFolder());
  expect(collect).toThrow(/CHANGELOG\.md has no entry for 0\.2\.0/);
});
