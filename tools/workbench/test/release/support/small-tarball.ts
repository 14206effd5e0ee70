import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import type { PackedPackage } from '@telephony/packaging';

/** A package of one file, packed without npm, which takes its time. */
export function smallTarball(name: string, version: string, text = ''): PackedPackage {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package', 'package.json'), JSON.stringify({ name, version }));
  writeFileSync(join(folder, 'package', 'index.js'), text);
  const file = join(folder, 'package.tgz');
  execFileSync('tar', ['-czf', file, '-C', folder, 'package']);
  return {
    name,
    version,
    file,
    integrity: `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`,
  };
}
