import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { HelpWanted } from '@telephony/command-line';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { benches } from '../../src/bench/benches.ts';
import { readRequest } from '../../src/bench/read-request.ts';

test('knows the benchmark of every workspace that has one', () => {
  const found = globSync(['packages/*/bench/cli.ts', 'docs/bench/cli.ts'], { cwd: repositoryRoot });
  const folders = found.map((program) => dirname(dirname(program)));
  expect(
    Object.values(benches)
      .map(({ folder }) => folder)
      .toSorted(),
  ).toEqual(folders.toSorted());
  for (const { folder } of Object.values(benches)) {
    expect(existsSync(join(repositoryRoot, folder, 'bench', 'cli.ts'))).toBe(true);
  }
});

test('takes all benchmarks when none is named', () => {
  expect(readRequest(['--yes'])).toEqual({ names: Object.keys(benches), yes: true, options: [] });
});

test('hands the options to the one benchmark that is named', () => {
  expect(readRequest(['sandbox', '--only', 'load', '--yes'])).toEqual({
    names: ['sandbox'],
    yes: true,
    options: ['--only', 'load'],
  });
  expect(readRequest(['docs', '--help']).options).toEqual(['--help']);
});

test.each([
  { args: ['mok'], says: 'There is no benchmark "mok". The benchmarks are mock,' },
  {
    args: ['--only', 'load'],
    says: '--only is an option of one benchmark. Name that one first: npm run bench -- NAME',
  },
  { args: ['mock', 'docs', '--rounds', '1'], says: '--rounds is an option of one benchmark.' },
])('refuses $args', ({ args, says }) => {
  expect(() => readRequest(args)).toThrow(says);
});

test('help names all benchmarks', () => {
  expect(() => readRequest(['--help'])).toThrow(HelpWanted);
  for (const name of Object.keys(benches)) expect(() => readRequest(['-h'])).toThrow(`  ${name} `);
});
