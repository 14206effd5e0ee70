import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneRepository } from './support/clone-repository.ts';

// An edit is tested at once: a fault in a source turns the documented test of one file red, with no build in between.

let folder: string;
beforeAll(() => {
  folder = cloneRepository(temporaryFolder(afterAll));
}, 120_000);

test.for([
  ['calls', 'src/index.ts', 'test/figures.test.ts'],
  ['client', 'src/core/transport.ts', 'test/core/errors.test.ts'],
  ['mock', 'src/start-mock.ts', 'test/files.test.ts'],
])(
  'a throw planted in packages/%s/%s fails %s',
  { timeout: 120_000 },
  ([name = '', source = '', file = '']) => {
    const run = () =>
      spawnSync('npm', ['test', '-w', `packages/${name}`, '--', file], { cwd: folder, encoding: 'utf8' });
    const path = join(folder, 'packages', name, source);
    const text = readFileSync(path, 'utf8');
    expect(run()).toMatchObject({ status: 0 });
    writeFileSync(path, `${text}\nthrow new Error('planted');\n`);
    const { status, stdout, stderr } = run();
    expect({ status, output: stdout + stderr }).toEqual({
      status: 1,
      output: expect.stringContaining('planted'),
    });
    writeFileSync(path, text);
  },
);
