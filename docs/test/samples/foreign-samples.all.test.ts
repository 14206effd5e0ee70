import { type Mock, startMock } from '@telephony/mock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { exampleRequest } from '../../src/samples/example-request.ts';
import { plainRequest } from '../../src/samples/sample-request.ts';
import { type ForeignLanguage, foreignSample } from '../../src/samples/foreign-sample.ts';
import { openWorkshop, runProgram, runs, SECRETS, type Workshop } from './support/workshop.ts';

/**
 * Samples in other languages: those of Python are run against the mock, those of PHP and Go are parsed, where the program is there.
 * `npm run test:foreign -- consumers` compiles and runs all of them.
 */

const { operations } = loadContract();

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

const PASSWORD = 'it\'s "quoted"';

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
      env: { ...process.env, ...SECRETS, TELEPHONY_PASSWORD: PASSWORD },
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
    expect(JSON.parse(String(login?.body))).toMatchObject({ password: PASSWORD });
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

test.runIf(runs('go', 'version'))('each sample of Go is as gofmt writes it', async () => {
  for (const { id, code } of samplesIn('go')) workshop.write(`go/${id}.go`, `${code}\n`);
  const { out, err } = await runProgram('gofmt', ['-e', '-l', 'go'], { cwd: workshop.folder });
  // As `gofmt` writes it, but for the end of the file.
  expect(err + out).toBe('');
});

/** PHP and Java follow none unless they are told to. */
const NOT_FOLLOWED: Record<ForeignLanguage, RegExp> = {
  python: /allow_redirects=False/,
  php: /^(?!.*FOLLOWLOCATION)/s,
  go: /http\.ErrUseLastResponse/,
  java: /^(?!.*followRedirects)/s,
};
const LANGUAGES = ['python', 'php', 'go', 'java'] as const;

describe.each(LANGUAGES)('%s', (language) => {
  test('secrets come from the environment', () => {
    for (const { code } of samplesIn(language)) expect(code).not.toContain('~~');
    expect(sampleOf(language, 'listCdrs')).toContain('TELEPHONY_TOKEN');
    expect(sampleOf(language, 'login')).toContain('TELEPHONY_PASSWORD');
    expect(sampleOf(language, 'deleteApiToken')).toContain('TELEPHONY_OLD_TOKEN');
  });

  test('the status is looked at, no redirect is followed, and where one is the success any status below 400 is', () => {
    for (const { code } of samplesIn(language)) {
      expect(code).toMatch(/status|Status/);
      expect(code).toMatch(NOT_FOLLOWED[language]);
    }
    expect(sampleOf(language, 'updateCall')).toMatch(/>= 400/);
    expect(sampleOf(language, 'updateCall')).not.toContain('301');
  });
});
