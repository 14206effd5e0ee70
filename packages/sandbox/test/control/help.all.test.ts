import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { temporaryFolder } from '@telephony/testing/temporary-folder';
import { expect, onTestFinished, test } from 'vitest';
import { helpParts, stepOf } from '../../src/control/help.ts';
import { startSandbox } from '../../src/start/start-sandbox.ts';
import { controlIds } from '../support/ask-control.ts';
import { startReceiver } from '../support/start-receiver.ts';

/** Writes the status of each request to the standard error, whatever becomes of its body. */
const SHELL = `set -euo pipefail
curl() { command curl --silent --show-error --write-out '%{stderr}%{http_code} %{method} %{url}\\n' "$@"; }
`;

test('the help has every operation, and is a script in which each request succeeds', async () => {
  const receiver = await startReceiver({ tls: false });
  const sandbox = await startSandbox({ port: 0 });
  onTestFinished(async () => void (await Promise.all([sandbox.close(), receiver.close()])));
  const response = await fetch(`${sandbox.url}/_sandbox/help`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const help = await response.text();
  expect(help.split('\n').filter((line) => line !== '' && !/^(#|curl |[A-Z]+=\$\(curl )/.test(line))).toEqual(
    [],
  );
  const script = SHELL + help.replace('http://events:a-very-long-secret@127.0.0.1:8787/', receiver.url);
  const { stderr } = await promisify(execFile)('bash', ['-c', script], { cwd: temporaryFolder() });
  const lines = stderr.trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('20'))).toEqual([]);
  expect(lines).toHaveLength(help.match(/curl (?!.*X-Control-Token)/g)?.length ?? 0);
  expect(receiver.received.length).toBeGreaterThan(5);
  // Some seventy processes of curl.
}, 120_000);

test('the help has a request for every operation of the document', () => {
  const asked = new Set(
    helpParts.flatMap(({ steps }) => steps.map((step) => stepOf(step).operation as string)),
  );
  expect([...asked].toSorted()).toEqual(controlIds.toSorted());
});
