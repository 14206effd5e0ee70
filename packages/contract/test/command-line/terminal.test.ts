import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { columns, progressLine } from '../../src/command-line.ts';

const library = new URL('../../src/command-line.ts', import.meta.url).href;

test('requireNode exits an older Node with one message', () => {
  const run = (needed: string) => {
    const manifest = join(temporaryFolder(), 'package.json');
    writeFileSync(manifest, JSON.stringify({ name: 'an-app', engines: { node: needed } }));
    const program = `
      import { requireNode } from '${library}';
      requireNode(new URL('${pathToFileURL(manifest).href}'));
      console.log('runs');`;
    const args = ['--input-type=module', '--eval', program];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  expect(run(`>=${process.versions.node}`)).toEqual({ status: 0, stdout: 'runs\n', stderr: '' });
  expect(run('>=99.2')).toEqual({
    status: 2,
    stdout: '',
    stderr: `an-app needs Node 99.2 or newer; this is ${process.versions.node}. Install a newer Node, then run the command again.\n`,
  });
});

test('columns are aligned, and no line ends with blanks', () => {
  const rows = [
    ['name', 9, 'what'],
    ['a', 1024, ''],
  ];
  expect(columns(rows)).toEqual(['name     9  what', 'a     1024']);
  expect(columns([])).toEqual([]);
});

test.each([
  [true, {}, ['\r\u001B[2Kone', '\r\u001B[2Ktwo', '\r\u001B[2K']],
  [true, { everyMs: 60_000 }, ['\r\u001B[2Kone', '\r\u001B[2K']],
  [false, {}, []],
])('progress on a terminal: %s, %j', (terminal, options, expected) => {
  const { isTTY } = process.stderr;
  onTestFinished(() => void (process.stderr.isTTY = isTTY));
  process.stderr.isTTY = terminal;
  const written: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const line = progressLine(options);
  line.show('one');
  line.show('two');
  line.clear();
  expect(written).toEqual(expected);
});
