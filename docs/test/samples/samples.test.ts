import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mock, type RecordedRequest, startMock } from '@telephony/mock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContract } from '../../src/contract/load-contract.ts';
import { SANDBOX } from '../../src/scripts/servers.ts';
import { type Sample, samplesOf, sandboxToken } from '../../src/samples/samples-of.ts';
import { compile, openWorkshop, runCommands, runModules, type Workshop } from './support/workshop.ts';

const contract = loadContract();
const operations = contract.operations.map((operation) => ({
  ...operation,
  samples: samplesOf(operation),
  sandboxToken: sandboxToken(operation),
}));

/** What the reader's environment has. The password shows what a shell could trip over. */
const secrets = {
  TELEPHONY_TOKEN: 'token-of-the-test',
  TELEPHONY_OLD_TOKEN: 'old-token-of-the-test',
  TELEPHONY_PASSWORD: "it's $HOME `id` !!",
  TELEPHONY_CODE: '314159',
  TELEPHONY_NONCE: 'nonce-of-the-test',
  TELEPHONY_RESET_TOKEN: 'reset-token-of-the-test',
};

let mock: Mock;
let workshop: Workshop;
let compiler: string;
/** Why a sample failed, by `kind-operationId`. */
const failures = new Map<string, string>();

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  workshop = openWorkshop();
  const env = { ...process.env, ...secrets };
  const all = operations.flatMap(({ id, samples }) =>
    samples.map((sample) => ({ key: `${sample.id}-${id}`, ...sample })),
  );
  // The service in the address says whose request it is.
  const codeOf = ({ key, code }: { key: string; code: string }) =>
    code.replaceAll(SANDBOX, `${mock.url}/v1.2/${key}`);
  const modules = all
    .filter(({ id }) => id !== 'curl')
    .map((sample) => ({
      ...sample,
      file: workshop.write(`${sample.id}/${sample.key}.${sample.language}`, codeOf(sample)),
    }));
  const commands = all.filter(({ id }) => id === 'curl');
  workshop.write('curl/.keep', '');

  const runKind = async (kind: Sample['id']) => {
    const mine = modules.filter(({ id }) => id === kind);
    const ran = await runModules(
      mine.map(({ file }) => file),
      { cwd: join(workshop.folder, kind), env },
    );
    for (const { key, file } of mine) {
      const failure = ran.get(file);
      if (failure !== undefined) failures.set(key, failure);
    }
  };
  const runCurl = async () => {
    const ran = await runCommands(commands.map(codeOf), { cwd: join(workshop.folder, 'curl'), env });
    for (const [index, { code, err }] of ran.entries()) {
      if (code !== 0) failures.set(commands[index]!.key, `exit ${code}: ${err}`);
    }
  };
  [compiler] = await Promise.all([compile(workshop), runKind('typescript'), runKind('fetch'), runCurl()]);
}, 120_000);
afterAll(async () => {
  await mock?.close();
  workshop?.remove();
});

test('every operation has the three samples', () => {
  expect(operations).toHaveLength(contract.operations.length);
  for (const { samples } of operations) {
    expect(samples.map(({ id }) => id)).toEqual(['curl', 'typescript', 'fetch']);
  }
});

test('every TypeScript and fetch sample compiles', () => {
  expect(compiler).toBe('');
});

describe.each(['curl', 'typescript', 'fetch'] as const)('%s', (kind) => {
  test.each(operations)('$id', ({ id, method, path, access, responses, samples, sandboxToken: token }) => {
    const key = `${kind}-${id}`;
    expect(failures.get(key)).toBeUndefined();
    const requests = requestsOf(key);
    expect(requests).not.toEqual([]);
    for (const request of requests) {
      expect({ operationId: request.operationId, method: request.method }).toEqual({
        operationId: id,
        method,
      });
      expect(request.headers['x-auth-token']).toBe(
        access.token === 'token' ? (kind === 'curl' ? token : secrets.TELEPHONY_TOKEN) : undefined,
      );
      const declared = responses.filter((response) => response.kind !== 'error').map(({ status }) => status);
      expect(
        declared.some((status) => covers(status, request.status)),
        `${request.status} of ${declared.join(', ')}`,
      ).toBe(true);
    }
    if (/\.\w+$/.test(path)) expectFile(kind, samples);
  });
});

test.each(operations.filter(({ body }) => body))('$id: the three send the same body', ({ id }) => {
  const bodies = (['curl', 'typescript', 'fetch'] as const).map((kind) =>
    requestsOf(`${kind}-${id}`).map(({ body }) => JSON.parse(body.toString()) as unknown),
  );
  expect(bodies[0]).toHaveLength(1);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(bodies[2]).toEqual(bodies[0]);
});

test('secrets come from the environment and arrive as they are there', () => {
  const bodyOf = (id: string) => JSON.parse(String(requestsOf(`curl-${id}`)[0]?.body));
  expect(bodyOf('login').password).toBe(secrets.TELEPHONY_PASSWORD);
  expect(bodyOf('loginWithSecondFactor')).toMatchObject({
    code: secrets.TELEPHONY_CODE,
    nonce: secrets.TELEPHONY_NONCE,
  });
  expect(bodyOf('resetPassword').token).toBe(secrets.TELEPHONY_RESET_TOKEN);
  expect(requestsOf('curl-deleteApiToken')[0]?.url).toContain(`/apitokens/${secrets.TELEPHONY_OLD_TOKEN}`);
});

/** Of a command for curl, what stands in no quotes. There it must have nothing that bash or zsh acts on. */
const QUOTED = /'[^']*'|\\'|"\$\{\w+:\?\}"|"X-Auth-Token: \w+"/g;

test('in commands for curl a shell acts on quoted text only, and no redirect is followed', () => {
  const others = operations
    .map(({ samples }) => samples[0]!.code.replaceAll(' \\\n', ' ').replaceAll(QUOTED, 'QUOTED'))
    .filter((command) => !/^curl[\w\s-]*$/.test(command) || / -\w*L| --location/.test(command));
  expect(others).toEqual([]);
});

function requestsOf(key: string): RecordedRequest[] {
  return mock.requests.filter(({ url }) => url.startsWith(`/v1.2/${key}/`));
}

function covers(declared: string, status: number): boolean {
  return declared === String(status) || declared === `${String(status)[0]}XX`;
}

/** The sample has left the file that its command for curl names, and no error in it. */
function expectFile(kind: Sample['id'], samples: Sample[]): void {
  const name = /-o '(.+)'/.exec(samples[0]!.code)?.[1] ?? '';
  const file = join(workshop.folder, kind, name);
  expect(existsSync(file), `${name} is there`).toBe(true);
  const start = readFileSync(file).subarray(0, 1).toString();
  expect(start).not.toBe('');
  expect(start).not.toBe('{');
}
