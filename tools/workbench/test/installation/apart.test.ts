import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describeInstallation, isInstalled } from '../../src/installation/apart.ts';

const locked = {
  'node_modules/rival': { version: '1.2.3' },
  'node_modules/of-rival': { version: '4.0.0' },
  'node_modules/of-another-system': { version: '1.0.0', optional: true },
};

/** A folder with a lock file, and with what npm notes of an installation. */
function folderWith(installed?: Record<string, { version: string }>) {
  const folder = temporaryFolder();
  write(join(folder, 'package.json'), { dependencies: { rival: '1.2.3' } });
  write(join(folder, 'package-lock.json'), { packages: { '': { version: '0.1.0' }, ...locked } });
  if (installed) {
    mkdirSync(join(folder, 'node_modules'));
    write(join(folder, 'node_modules/.package-lock.json'), { packages: installed });
  }
  return folder;
}

const write = (file: string, value: object) => writeFileSync(file, JSON.stringify(value));

test('sees that all is installed, without what other systems need', () => {
  const { 'node_modules/of-another-system': _, ...here } = locked;
  expect(isInstalled(folderWith(here))).toBe(true);
});

test.each([
  { what: 'nothing', installed: undefined },
  { what: 'a part', installed: { 'node_modules/rival': { version: '1.2.3' } } },
  { what: 'an older version', installed: { ...locked, 'node_modules/rival': { version: '1.2.2' } } },
])('sees that $what is installed', ({ installed }) => {
  expect(isInstalled(folderWith(installed))).toBe(false);
});

test('says what would be installed, and where', () => {
  const folder = folderWith();
  const text = describeInstallation({
    folder,
    about: 'The benchmarks compare with packages',
    size: '210 MB',
  });
  expect(text).toContain('The benchmarks compare with packages that are not installed:\n');
  expect(text).toContain('  rival 1.2.3\n');
  expect(text).toContain(`2 packages (some 210 MB) go to ${join(folder, 'node_modules')}.`);
});
