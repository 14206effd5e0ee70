import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { notSetUp } from '../preflight.ts';
import { root } from '../turbo.mjs';

/** Hosts that know these paths only, and the token "t". */
async function hosts(known: Record<string, unknown>) {
  const server = createServer((request, response) => {
    const found = known[request.url ?? ''] ?? (request.url?.startsWith('/npm/') ? known['/npm'] : undefined);
    const refused = request.url?.startsWith('/repos/') && request.headers.authorization !== 'Bearer t';
    response.writeHead(refused ? 401 : found === undefined ? 404 : 200).end(JSON.stringify(found ?? {}));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const github = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { repository: 'acme/telephony', token: 't', github, npm: `${github}/npm` };
}

const REPOSITORY = { '/repos/acme/telephony': { default_branch: 'main' } };
const ALL = {
  ...REPOSITORY,
  '/repos/acme/telephony/labels/breaking%3A%20wire': {},
  '/repos/acme/telephony/labels/breaking%3A%20types': {},
  '/repos/acme/telephony/pages': { build_type: 'workflow' },
  '/repos/acme/telephony/environments/npm': { protection_rules: [{ type: 'required_reviewers' }] },
  '/repos/acme/telephony/environments/github-pages': { deployment_branch_policy: {} },
  '/repos/acme/telephony/rules/branches/main': [
    { type: 'required_status_checks', parameters: { required_status_checks: [{ context: 'ready' }] } },
  ],
  '/npm': { name: 'a package' },
};

test('nothing is missing where all is set up', async () => {
  expect(await notSetUp(root, await hosts(ALL))).toEqual([]);
});

test('a new repository is told each thing to do', async () => {
  const missing = await notSetUp(root, await hosts(REPOSITORY));
  for (const text of [
    'gh label create "breaking: wire"',
    'gh label create "breaking: types"',
    'No Pages',
    'environment npm',
    'environment github-pages',
    'status check "ready"',
  ])
    expect(missing.filter((line) => line.includes(text))).toHaveLength(1);
  expect(missing.filter((line) => line.startsWith('npm has no @'))).toHaveLength(7);
});

test.for(Object.keys(ALL).filter((path) => path.startsWith('/repos/acme/telephony/')))(
  'without %s something is missing',
  async (path) => {
    expect(await notSetUp(root, await hosts({ ...ALL, [path]: undefined }))).toHaveLength(1);
  },
);

test('an environment that protects nothing is none', async () => {
  const open = { protection_rules: [], deployment_branch_policy: null };
  const known = { ...ALL, '/repos/acme/telephony/environments/npm': open };
  expect(await notSetUp(root, await hosts(known))).toEqual([expect.stringContaining('environment npm')]);
});

test('a token that is refused, and a repository that is not there, are errors that keep the token', async () => {
  const known = await hosts(ALL);
  await expect(notSetUp(root, { ...known, token: 'secret' })).rejects.toThrow(/^(?!.*secret).*401.*GH_TOKEN/);
  await expect(notSetUp(root, { ...known, repository: 'acme/none' })).rejects.toThrow(
    /no acme\/none.*GITHUB_REPOSITORY/,
  );
});
