import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { writeFilesAtomically } from '../src/files.ts';

test('writes all files, and the folders that they need', () => {
  const folder = temporaryFolder();
  writeFilesAtomically(
    new Map([
      [join(folder, 'one'), '1'],
      [join(folder, 'deep/er/two'), '2'],
    ]),
  );
  expect(readFileSync(join(folder, 'one'), 'utf8')).toBe('1');
  expect(readFileSync(join(folder, 'deep/er/two'), 'utf8')).toBe('2');
});

test('where one file cannot be written, all stay as they were', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'one'), 'old');
  writeFileSync(join(folder, 'file'), 'no folder');
  const texts = new Map([
    [join(folder, 'one'), 'new'],
    [join(folder, 'file/two'), '2'],
  ]);
  expect(() => writeFilesAtomically(texts)).toThrow(/EEXIST|ENOTDIR/);
  expect(readFileSync(join(folder, 'one'), 'utf8')).toBe('old');
  expect(readdirSync(folder).toSorted()).toEqual(['file', 'one']);
});
