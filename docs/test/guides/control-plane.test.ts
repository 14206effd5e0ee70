/** The page of the sandbox's control plane. `GET /_sandbox/help` has the requests as a script, which the sandbox's tests run. */
import { expect, test } from 'vitest';
import {
  controlOperations as operations,
  controlTags,
  controlOperationsOf,
} from '../../src/guides/control-plane.ts';
import { readBuilt } from '../support/built-site.ts';
import { readGuides } from './support/read-samples.ts';

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
  expect(sections).toEqual(controlTags);
  expect(() => controlOperationsOf('Weather')).toThrow('no subject Weather');
});

test('a request has its method, its ids and its bodies', () => {
  const curlOf = (id: string) => operations.find((operation) => operation.id === id)?.curl;
  expect(curlOf('getClock')).toBe('curl http://127.0.0.1:4020/_sandbox/clock');
  expect(curlOf('deleteWebhook')).toBe('curl -X DELETE "http://127.0.0.1:4020/_sandbox/webhooks/$ID"');
  expect(curlOf('advanceClock')).toMatch(/^curl http:\S+\/clock\/advance -d '\{.*\}'/);
});
