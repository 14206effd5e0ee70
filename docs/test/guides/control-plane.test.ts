/** The page of the sandbox's control plane: complete, with requests that it takes. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startSandbox } from '@telephony/sandbox';
import { expect, test } from 'vitest';
import { operationsOf } from '../../src/guides/control-plane-text.ts';
import { controlOperations, controlTags } from '../../src/guides/control-plane.ts';
import { readBuilt } from '../support/built-site.ts';
import { readGuides } from './support/read-samples.ts';

const operations = controlOperations();
/** A snapshot, a receiver, an event that was sent: these operations need something from before. */
const NEEDS = new Set(['restore', 'createWebhook', 'replayCall']);
/** Without an id of the reader's. */
const plain = operations.filter(({ curl, id }) => !curl.includes('$') && !NEEDS.has(id));

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

test('the sandbox takes each request that needs no id', { timeout: 60_000 }, async () => {
  await using sandbox = await startSandbox({ port: 0, clock: 'manual', liveCalls: true });
  const refused: string[] = [];
  expect(plain.length).toBeGreaterThan(25);
  for (const { curl } of plain) {
    const command = curl
      .replace('http://127.0.0.1:4020', sandbox.url)
      .replace('curl ', "curl -s -o /dev/null -w '%{http_code}' ");
    const { stdout } = await promisify(execFile)('bash', ['-c', command]);
    if (Number(stdout) >= 400) refused.push(`${stdout} ${curl}`);
  }
  expect(refused).toEqual([]);
});
