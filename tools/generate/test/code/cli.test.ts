import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runHere } from '@telephony/testing/run-here';
import { runScript } from '@telephony/testing/run-script';
import { temporaryFolder } from '@telephony/testing/temporary-folder';

const CLI = new URL('../../src/code/cli.ts', import.meta.url);

test('--check accepts current files, names others, and writes nothing', { timeout: 60_000 }, async () => {
  const into = ['--into', temporaryFolder()];
  const [, folder = ''] = into;
  const missing = await runHere(CLI, [...into, '--check']);
  expect([missing.code, existsSync(join(folder, 'packages'))]).toEqual([1, false]);
  expect(await runScript(CLI, into)).toMatchObject({ code: 0, stderr: '' });
  expect(await runHere(CLI, [...into, '--check'])).toEqual({ code: 0, stdout: '', stderr: '' });
  const stale = ['client/src/generated/schema.ts', 'webhooks/src/generated/fields.ts'].map((name) =>
    join(folder, 'packages', name),
  );
  for (const file of stale) writeFileSync(file, '// Stale.');
  const { code, stderr } = await runHere(CLI, [...into, '--check']);
  expect(code).toBe(1);
  expect(
    stderr.match(/\S+ is not what the contract gives\. Run `npm run generate` and commit the result\.\n/g),
  ).toEqual(stale.map(() => expect.stringMatching(/(schema|fields)\.ts/)));
  expect(stale.map((file) => readFileSync(file, 'utf8'))).toEqual(['// Stale.', '// Stale.']);
});
