import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';

const library = new URL('../src/index.ts', import.meta.url).href;

function run(needed: string) {
  const manifest = join(temporaryFolder(), 'package.json');
  writeFileSync(manifest, JSON.stringify({ name: 'an-app', engines: { node: needed } }));
  const program = `
    import { requireNode } from '${library}';
    requireNode(new URL('${pathToFileURL(manifest).href}'));
    console.log('runs');`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a Node that is new enough runs the program', () => {
  expect(run('>=22.12')).toEqual({ status: 0, stdout: 'runs\n', stderr: '' });
  expect(run(`>=${process.versions.node}`).status).toBe(0);
});

test('an older one ends it with one message', () => {
  expect(run('>=99.2')).toEqual({
    status: 1,
    stdout: '',
    stderr: `an-app needs Node 99.2 or newer; this is ${process.versions.node}. Install a newer Node, then run the command again.\n`,
  });
});
