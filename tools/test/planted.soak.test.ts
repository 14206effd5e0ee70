/** Breaks in twenty kinds of files: a test that the pull request selects is red. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE } from '@telephony/testing/source-condition';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { affectedBy } from '../affected.ts';
import { cloneRepository } from './support/clone-repository.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';
const LINT = 'tools/lint/src/lint/cli.ts';
const ROOT = '//';
const page = (name: string) => `docs/src/content/docs/packages/${name}.mdx`;

const BREAKS: [file: string, text: string | RegExp, broken: string, workspace: string, check: string][] = [
  ['README.md', '.listCdrs(', '.listCdrsss(', ROOT, 'readme'],
  ['CONTRIBUTING.md', 'npm run check', 'npm run czech', ROOT, 'readme'],
  ['docs/releasing.md', '# Releasing', '# Releasing\n\nnpm install @telephony/client\n', ROOT, 'names'],
  ['.github/workflows/nightly.yml', 'runs-on: ubuntu-latest', 'runs-off: ubuntu-latest', ROOT, 'workflows'],
  ['.github/CODEOWNERS', '/tools/release.ts', '/tools/releases.ts', ROOT, 'workflows'],
  ['package.json', '"review": "', '"revue": "', ROOT, 'readme'],
  ['tools/names.ts', "'REPORTING-ADDRESS'", "'ANOTHER-ADDRESS'", ROOT, 'names'],
  ['packages/client/README.md', 'pbx.createCall(', 'pbx.createCalll(', 'client', 'readme/readme.test.ts'],
  ['packages/calls/README.md', 'Lindqvist 60', 'Lindqvist 61', 'calls', 'readme'],
  ['tools/review/README.md', 'it was 5,000', 'it was 6,000', 'review', 'cli.test.ts'],
  [page('mock'), 'curl ', 'curl --no-such-option ', 'mock', 'readme'],
  [page('sandbox-control'), /`advance\(/g, '`advanced(', 'sandbox', 'control/words'],
  [
    'packages/cli/skills/telephony-receiver/SKILL.md',
    'name: telephony-receiver',
    'name: other',
    'cli',
    'mcp.test.ts',
  ],
  ['packages/http/src/response.ts', 'gzip: gunzipSync', 'gzip: inflateSync', 'http', 'decode-body'],
  [
    'packages/contract/src/document/references.ts',
    "replaceAll('~1', '/')",
    "replaceAll('~1', '~')",
    'contract',
    'references',
  ],
  ['packages/testing/src/read-blocks.ts', "= 'ts'", "= 'tsx'", 'calls', 'readme'],
  [
    'packages/webhooks/src/generated/stories.ts',
    /"call\.[a-z]+"/,
    '"call.nonsense"',
    'sandbox',
    'stories/stories.all.test.ts',
  ],
  [
    'packages/sandbox/control/openapi.yaml',
    /operationId: \w+/,
    'operationId: nonsense',
    'openapi',
    'tools/generate/src/code/cli.ts --check',
  ],
  ['openapi/paths/cdrs/cdrs.yaml', 'operationId: listCdrs', 'operationId: readCdrs', 'openapi', LINT],
  ['openapi/examples/cdrs/getCdr-response.yaml', /^value:/m, 'valu:', 'openapi', LINT],
  ['tools/lint/src/lint/rules/presence.ts', /return /, 'return; ', 'lint', 'rules'],
  ['packages/mock/package.json', /"fastify": "[^"]*",?\n/, '', ROOT, 'node_modules/knip/bin/knip.js'],
];

let clone: string;
beforeAll(() => {
  clone = cloneRepository(temporaryFolder(afterAll));
}, 300_000);

test.for(BREAKS)('a break in %s', { timeout: 600_000 }, ([file, text, broken, workspace, check]) => {
  const path = join(clone, file);
  const source = readFileSync(path, 'utf8');
  const planted = source.replace(text, () => broken);
  expect(planted).not.toBe(source);
  const name = workspace === ROOT ? ROOT : `@telephony/${workspace}`;
  expect(affectedBy([file])).toContain(name);
  const folder =
    workspace === ROOT
      ? 'tools'
      : /^(?:lint|review)$/.test(workspace)
        ? `tools/${workspace}`
        : workspace === 'openapi'
          ? workspace
          : `packages/${workspace}`;
  const run = () => {
    const args = /^(?:node_modules|tools)\//.test(check)
      ? check.split(' ')
      : [`--conditions=${SOURCE}`, VITEST, 'run', '--root', folder, check];
    return spawnSync(process.execPath, args, {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, TEST_TIER: 'all' },
    });
  };
  writeFileSync(path, planted);
  const { status, stdout } = run();
  writeFileSync(path, source);
  expect([status === 0, stdout]).toEqual([false, expect.anything()]);
});
