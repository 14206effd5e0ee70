import { expect, inject, test } from 'vitest';
import { runProgram } from '../src/run-program.ts';
import { entriesOf } from './support/entries.ts';

const { folder, node, packages } = inject('installation');
const entries = entriesOf(packages);

const run = (program: string) =>
  runProgram(node, ['--input-type=module', '--eval', program], { folder, node });

test.for(entries.filter(({ kind }) => kind === 'module'))('$specifier is imported', async ({ specifier }) => {
  const { code, stdout, stderr } = await run(
    `console.log(Object.keys(await import(${JSON.stringify(specifier)})).length)`,
  );
  expect(stderr).toBe('');
  expect(code).toBe(0);
  expect(Number(stdout)).toBeGreaterThan(0);
});

test('the files that packages offer are where their names lead', async () => {
  const files = entries.filter(({ kind }) => kind === 'file').map(({ specifier }) => specifier);
  const { stdout, stderr } = await run(`
    import { statSync } from 'node:fs';
    import { fileURLToPath } from 'node:url';
    for (const name of ${JSON.stringify(files)})
      if (statSync(fileURLToPath(import.meta.resolve(name))).size === 0) console.log(name, 'is empty');
    console.log('end');`);
  expect(stderr).toBe('');
  expect(stdout).toBe('end\n');
  expect(files).toEqual(
    expect.arrayContaining(['@telephony/openapi/openapi.json', '@telephony/mock/package.json']),
  );
});

test('what is not an entry cannot be imported', async () => {
  const { code, stderr } = await run(`import '@telephony/client/dist/core/create-telephony.js';`);
  expect(code).toBe(1);
  expect(stderr).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
});
