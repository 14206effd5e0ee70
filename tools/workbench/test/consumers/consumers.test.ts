import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { describe, expect, test } from 'vitest';
import { listConsumers } from '../../src/consumers/consumer.ts';
import { missingPrograms } from '../../src/consumers/missing-programs.ts';
import { runCommand } from '../../src/consumers/run-command.ts';

const consumers = listConsumers();
const never = new AbortController().signal;

describe.each(consumers.filter((one) => 'generator' in one))(
  '$name',
  ({ folder, bundle, generates, compiles, calls }) => {
    test('says how it is generated, compiled and run, from a bundle for generators', () => {
      expect(['openapi.codegen.json', 'openapi-3.0.json']).toContain(bundle);
      expect([generates.length, compiles.length, calls.length]).not.toContain(0);
    });

    test('reads that bundle, and its recipe is what is run', () => {
      const texts = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
      const read = new Set(texts.join('\n').match(/(?<!-)\bopenapi[\w.-]*\.json\b/g));
      expect([...read]).toEqual([bundle]);
      const recipe = /^# .+\n\n```sh\n(.+)\n```/.exec(readFileSync(join(folder, 'README.md'), 'utf8'))?.[1];
      const run = [...generates, ...compiles].map((command) => command.join(' ')).join('\n');
      expect(run.replaceAll(/\.venv\/bin\/| --(?:batch-mode|quiet)\b/g, '')).toContain(recipe);
    });
  },
);

describe.each(consumers.filter((one) => 'validator' in one))('$name', ({ bundles, validates }) => {
  test('validates all bundles', () => {
    const made = readdirSync(join(repositoryRoot, 'openapi', 'dist')).filter((name) =>
      /^openapi.*\.json$/.test(name),
    );
    expect(bundles.toSorted()).toEqual(made.toSorted());
    for (const bundle of bundles) expect(validates.flat()).toContain(bundle);
  });
});

describe.each(consumers)('$name', ({ folder, needs }) => {
  test('has a recipe, exact versions, and the programs that it needs', () => {
    expect(needs).not.toEqual([]);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/^# .+\n\n```sh\n/);
    const requirements = join(folder, 'requirements.txt');
    const required = existsSync(requirements) ? readFileSync(requirements, 'utf8').trim().split('\n') : [];
    expect(required.filter((line) => !/^[\w.-]+==[\d.]+$/.test(line))).toEqual([]);
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) return;
    const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(existsSync(join(folder, 'package-lock.json'))).toBe(true);
  });
});

test('the workflow runs each language', () => {
  const workflow = readFileSync(join(repositoryRoot, '.github/workflows/consumers.yml'), 'utf8');
  const languages = /^ +language: \[(.+)\]$/m.exec(workflow)?.[1]?.replaceAll("'", '').split(', ') ?? [];
  expect(languages.toSorted()).toEqual([...new Set(consumers.map(({ language }) => language))].toSorted());
});

test('finds a program in the folders of a path, and names those that are not there', () => {
  expect(missingPrograms(['sh', 'no-such-program'], `/nowhere:/bin`)).toEqual(['no-such-program']);
});

test('a command that fails, and one that cannot be started, have failed with their output', async () => {
  const options = { folder: temporaryFolder(), signal: never };
  expect(await runCommand(['sh', '-c', 'echo one; echo two >&2; exit 3'], options)).toEqual({
    ok: false,
    stdout: 'one\n',
    output: 'one\n\ntwo',
  });
  const missing = await runCommand(['no-such-program'], options);
  expect(missing.ok).toBe(false);
  expect(missing.output).toContain('no-such-program');
});

test('a command ends with the signal, and so does what it has started', async () => {
  const abort = new AbortController();
  const running = runCommand(['sh', '-c', 'sleep 60 & wait'], {
    folder: temporaryFolder(),
    signal: abort.signal,
  });
  abort.abort();
  expect((await running).ok).toBe(false);
});
