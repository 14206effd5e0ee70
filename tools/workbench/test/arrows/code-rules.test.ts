import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@telephony/scripts/repository-root';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, test } from 'vitest';

interface LintConfiguration {
  plugins: string[];
  jsPlugins: string[];
  rules: Record<string, unknown>;
}

/** Lints files with this repository's rules on imports, and gives what oxlint prints. */
async function lint(files: Record<string, string>): Promise<{ code: number; output: string }> {
  const folder = temporaryFolder();
  const own = JSON.parse(readFileSync(join(repositoryRoot, '.oxlintrc.json'), 'utf8')) as LintConfiguration;
  const configuration = {
    plugins: own.plugins,
    jsPlugins: own.jsPlugins.map((file) => join(repositoryRoot, file)),
    categories: { correctness: 'off' },
    rules: Object.fromEntries(
      Object.entries(own.rules).filter(([name]) => /^(workspaces\/|import\/no-cycle)/.test(name)),
    ),
  };
  const all = { ...files, '.oxlintrc.json': JSON.stringify(configuration) };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const oxlint = join(repositoryRoot, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve) => {
    execFile(process.execPath, [oxlint], { cwd: folder }, (error, stdout) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout });
    });
  });
}

const packages = { 'packages/a/package.json': '{}', 'packages/b/package.json': '{}' };

test('a relative import that leaves the workspace is refused, in every form', async () => {
  const forms = [
    "import { b } from '../../b/src/b.ts';\nexport const a = b;\n",
    "import type { B } from '../../b/src/b.ts';\nexport type A = B;\n",
    "export * from '../../b/src/b.ts';\n",
    "export { b } from '../../b/src/b.ts';\n",
    "export const a = () => import('../../b/src/b.ts');\n",
  ];
  const files = forms.map((text, index) => [`packages/a/src/form-${index}.ts`, text]);
  const { code, output } = await lint({
    ...packages,
    ...Object.fromEntries(files),
    'packages/b/src/b.ts': '',
  });
  expect(code).toBe(1);
  const findings = output.match(/b\.ts leaves the workspace\. Import it by the name of its package/g);
  expect(findings).toHaveLength(forms.length);
});

test('an import of another workspace is refused that package.json does not declare', async () => {
  const manifest = { name: '@telephony/a', devDependencies: { '@telephony/testing': '1.0.0' } };
  const { code, output } = await lint({
    'packages/a/package.json': JSON.stringify(manifest),
    'packages/a/test/a.test.ts':
      "import '@telephony/testing/x';\nimport '@telephony/a';\nimport '@telephony/b';\n",
    'packages/a/src/a.ts': "import '@telephony/testing/x';\n",
  });
  expect(code).toBe(1);
  expect(output).toContain(
    "@telephony/b is not declared. Add it to dependencies or devDependencies of @telephony/a's",
  );
  expect(output).toContain("@telephony/testing is not declared. Add it to dependencies of @telephony/a's");
  expect(output.match(/is not declared/g)).toHaveLength(2);
});

test('imports within a workspace, of packages and of Node are taken', async () => {
  const text =
    "import 'node:fs';\nimport 'fastify';\nimport { c } from '../test/c.ts';\nexport const a = c;\n";
  const { code, output } = await lint({
    ...packages,
    'packages/a/src/a.ts': text,
    'packages/a/test/c.ts': 'export const c = 1;\n',
  });
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('0 errors') });
});

test('a circle of imports is refused, also one of types alone', async () => {
  const { code, output } = await lint({
    ...packages,
    'packages/a/src/one.ts': "import type { Two } from './two.ts';\nexport interface One { two: Two }\n",
    'packages/a/src/two.ts': "import type { One } from './one.ts';\nexport interface Two { one: One }\n",
  });
  expect({ code, output }).toMatchObject({
    code: 1,
    output: expect.stringContaining('Dependency cycle detected'),
  });
});

const floors = {
  floors: [{ folder: 'ground' }, { folder: 'calls/state' }, { folder: 'calls' }, { folder: '.' }],
};
const house = { 'packages/a/package.json': '{}', 'packages/a/floors.json': JSON.stringify(floors) };

test('a folder imports from those below it', async () => {
  const { code, output } = await lint({
    ...house,
    'packages/a/src/index.ts': "export * from './calls/call.ts';\nexport * from './ground/clock.ts';\n",
    'packages/a/src/calls/call.ts': "export * from './state/leg.ts';\nexport * from './names.ts';\n",
    'packages/a/src/calls/state/leg.ts': "import 'node:fs';\nexport * from '../../ground/clock.ts';\n",
    'packages/a/test/calls.test.ts': "import '../src/calls/call.ts';\n",
  });
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('0 errors') });
});

test('an import from a folder above is refused, also of types and of a folder around', async () => {
  const { code, output } = await lint({
    ...house,
    'packages/a/src/ground/clock.ts':
      "import type { Call } from '../calls/call.ts';\nexport type A = Call;\n",
    'packages/a/src/calls/state/leg.ts': "export * from '../call.ts';\n",
    'packages/a/src/calls/call.ts': "export * from '../index.ts';\n",
  });
  expect(code).toBe(1);
  expect(output).toContain(
    'calls is above ground in floors.json. Move what both need to a folder below them',
  );
  expect(output).toContain('calls is above calls/state in floors.json.');
  expect(output).toContain('. is above calls in floors.json.');
});

test('a folder without a floor is refused', async () => {
  const { code, output } = await lint({
    ...house,
    'packages/a/src/new/thing.ts': "export * from '../ground/clock.ts';\n",
  });
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('new has no floor.') });
});
