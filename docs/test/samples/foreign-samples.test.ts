/** Samples in other languages: those of Python are run against the mock, those of PHP and Go are parsed, where the program is there. */
import { spawnSync } from 'node:child_process';
import { type Mock, startMock } from '@telephony/mock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { exampleRequest } from '../../src/samples/example-request.ts';
import type { ForeignLanguage } from '../../src/samples/foreign-languages.ts';
import { foreignSample } from '../../src/samples/foreign-sample.ts';
import { plainRequest } from '../../src/samples/plain-request.ts';
import { runProgram } from './support/run-program.ts';
import { openWorkshop, type Workshop } from './support/workshop.ts';

const { operations } = loadContract();
/** Whether a command of this machine ends well. */
const runs = (program: string, ...parameters: string[]) => spawnSync(program, parameters).status === 0;

let mock: Mock;
let workshop: Workshop;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
  workshop = openWorkshop();
});
afterAll(async () => {
  await mock?.close();
  workshop?.remove();
});

const sampleOf = (language: ForeignLanguage, id: string) => {
  const operation = operations.find((one) => one.id === id)!;
  return foreignSample(language, `${mock.url}/v1.2/${id}`, plainRequest(exampleRequest(operation)));
};
const samplesIn = (language: ForeignLanguage) =>
  operations.map(({ id }) => ({ id, code: sampleOf(language, id) }));

const SECRETS = {
  TELEPHONY_TOKEN: 'token-of-the-test',
  TELEPHONY_OLD_TOKEN: 'old-token',
  TELEPHONY_PASSWORD: 'it\'s "quoted"',
  TELEPHONY_CODE: '314159',
  TELEPHONY_NONCE: 'nonce',
  TELEPHONY_RESET_TOKEN: 'reset',
};

const RUN_EACH = `import contextlib, io, json, sys
failed = {}
for one in json.load(sys.stdin):
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(one['code'], one['id'], 'exec'), {})
    except Exception as error:
        failed[one['id']] = repr(error)
print(json.dumps(failed))`;

test.runIf(runs('python3', '-c', 'import requests'))(
  'each sample of Python sends what its cURL sends',
  async () => {
    const { out, err } = await runProgram('python3', ['-c', RUN_EACH], {
      cwd: workshop.folder,
      env: { ...process.env, ...SECRETS },
      input: JSON.stringify(samplesIn('python')),
    });
    expect(err).toBe('');
    expect(JSON.parse(out)).toEqual({});
    for (const { id, method, access } of operations) {
      const [request, ...others] = mock.requests.filter(({ url }) => url.startsWith(`/v1.2/${id}/`));
      expect([request?.operationId, request?.method, others]).toEqual([id, method, []]);
      expect(request?.headers['x-auth-token']).toBe(
        access.token === 'token' ? SECRETS.TELEPHONY_TOKEN : undefined,
      );
    }
    const login = mock.requests.find(({ operationId }) => operationId === 'login');
    expect(JSON.parse(String(login?.body))).toMatchObject({ password: SECRETS.TELEPHONY_PASSWORD });
  },
  60_000,
);

const PARSE_EACH = `foreach (json_decode(stream_get_contents(STDIN), true) as $one) {
  try { token_get_all($one['code'], TOKEN_PARSE); } catch (ParseError $error) { echo $one['id'], ': ', $error->getMessage(), "\\n"; }
}`;

test.runIf(runs('php', '-v'))('each sample of PHP is parsed', async () => {
  const { out, err } = await runProgram('php', ['-r', PARSE_EACH], {
    cwd: workshop.folder,
    input: JSON.stringify(samplesIn('php')),
  });
  expect(out + err).toBe('');
});

test.runIf(runs('gofmt', '-h') || runs('go', 'version'))('each sample of Go is parsed', async () => {
  for (const { id, code } of samplesIn('go')) workshop.write(`go/${id}.go`, code);
  const { err } = await runProgram('gofmt', ['-e', '-l', 'go'], { cwd: workshop.folder });
  expect(err).toBe('');
});

test('secrets stand in no sample of any language', () => {
  for (const language of ['python', 'php', 'csharp', 'go', 'java'] as const) {
    expect(sampleOf(language, 'listCdrs')).toContain('TELEPHONY_TOKEN');
    expect(sampleOf(language, 'listCdrs')).not.toContain('~~');
    expect(sampleOf(language, 'login')).toContain('TELEPHONY_PASSWORD');
  }
});
