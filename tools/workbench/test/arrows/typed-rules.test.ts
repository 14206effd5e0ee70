import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';

const TSCONFIG = { compilerOptions: { strict: true, target: 'es2024', module: 'nodenext', types: [] } };

/** What only types can tell, by the rule that refuses it. */
const REFUSED = {
  'no-floating-promises': 'const ask = async () => 1;\nask();\nexport {};\n',
  'no-misused-promises': "export const run = (f: () => void) => f();\nrun(async () => await 'a');\n",
  'await-thenable': 'export const one = await 1;\n',
  'switch-exhaustiveness-check':
    "export function f(kind: 'a' | 'b'): void {\n  switch (kind) {\n    case 'a':\n      break;\n  }\n}\n",
  'no-unnecessary-type-assertion': 'export const f = (text: string): string => text as string;\n',
  'no-unsafe-member-access': 'export const f = (text: string) => JSON.parse(text).id as number;\n',
};

const RIGHT =
  'const ask = async () => {\n  await Promise.resolve();\n  return 1;\n};\nexport const one = await ask();\n';

/** Lints texts as this repository's sources are linted, all at once, and gives the lines that oxlint prints. */
async function lint(texts: Record<string, string>): Promise<string[]> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.ts`), text);
  const oxlint = join(repositoryRoot, 'node_modules/oxlint/bin/oxlint');
  const options = ['--config', join(repositoryRoot, '.oxlintrc.json'), '--format', 'unix'];
  return new Promise((resolve) => {
    execFile(process.execPath, [oxlint, ...options], { cwd: folder }, (_error, stdout) =>
      resolve(stdout.split('\n')),
    );
  });
}

test('what only types can tell is refused, and what is right is taken', async () => {
  const lines = await lint({ ...REFUSED, right: RIGHT });
  const missed = Object.keys(REFUSED).filter(
    (rule) => !lines.some((line) => line.includes(`${rule}.ts:`) && line.includes(`typescript(${rule})`)),
  );
  expect(missed).toEqual([]);
  expect(lines.filter((line) => line.includes('right.ts'))).toEqual([]);
});
