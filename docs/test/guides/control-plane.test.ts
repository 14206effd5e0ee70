/** The page of the sandbox's control plane: complete, with requests that it takes. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startSandbox } from '@telephony/sandbox';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { isEverything } from '@telephony/testing/tiers';
import { expect, test } from 'vitest';
import { controlOperations, controlTags, operationsOf } from '../../src/guides/control-plane.ts';
import { readBuilt } from '../support/built-site.ts';
import { readGuides } from './support/read-samples.ts';

const operations = controlOperations();

/** Says the status of each request, whatever becomes of its body. */
const SHELL = `set -uo pipefail
curl() { command curl --silent --write-out '%{stderr}%{http_code} %{method} %{url}\\n' "$@"; }
`;

test('every operation is on the page and in its twin', () => {
  const page = readBuilt('/guides/control-plane/');
  const twin = readBuilt('/guides/control-plane.md');
  expect(operations.length).toBeGreaterThan(40);
  for (const { id, summary, curl, method, path } of operations) {
    expect(page).toContain(`<h3 id="${id}"`);
    expect(twin).toContain(`### ${summary}\n\n\`${method} ${path}\``);
    expect(twin).toContain(`\n${curl}\n`);
  }
});

test('the guide has a section for each subject', () => {
  const guide = readGuides().find(({ name }) => name === 'control-plane')?.text ?? '';
  const sections = [...guide.matchAll(/^<ControlPlane tag="(?<tag>.+)" \/>$/gm)].map(
    ({ groups }) => groups?.['tag'],
  );
  expect(sections).toEqual(controlTags());
  expect(() => operationsOf('Weather')).toThrow('no subject Weather');
});

test.each(isEverything ? (['real', 'manual'] as const) : (['manual'] as const))(
  'pasted in the order of the page, each request succeeds, and users and receiver are as before: %s',
  { timeout: 60_000 },
  async (clock) => {
    await using sandbox = await startSandbox({ port: 0, clock, liveCalls: true });
    const look = async (path: string) => (await fetch(`${sandbox.url}/_sandbox${path}`)).json();
    const before = [await look('/users'), (await look('/receiver')).status];
    const requests = controlTags()
      .flatMap((tag) => operationsOf(tag))
      .filter(({ id }) => id !== 'reset')
      .map(({ curl }) => curl.replaceAll('http://127.0.0.1:4020', sandbox.url));
    const script = [SHELL, ...requests].join('\n');
    const options = { cwd: temporaryFolder(), maxBuffer: 1e9 };
    const { stderr } = await promisify(execFile)('bash', ['-c', script], options);
    const lines = stderr.trim().split('\n');
    expect(lines.filter((line) => !/^20\d /.test(line))).toEqual([]);
    expect(lines.length).toBe(script.match(/\bcurl (?!--silent)/g)?.length);
    expect(lines.length).toBeGreaterThan(operations.length);
    expect([await look('/users'), (await look('/receiver')).status]).toEqual(before);
  },
);
