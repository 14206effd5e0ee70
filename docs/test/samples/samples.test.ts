import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mock, type RecordedRequest, startMock } from '@telephony/mock';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isEverything } from '@telephony/testing/tiers';
import { loadContract } from '../../src/contract/load-contract.ts';
import { SANDBOX } from '../../src/scripts/servers.ts';
import { isFile } from '../../src/samples/sample-request.ts';
import { type Sample, operationSamples, sandboxToken, setupText } from '../../src/samples/samples-of.ts';
import {
  compile,
  openWorkshop,
  runCommands,
  runModules,
  SECRETS,
  terminalFor,
  type Workshop,
} from './support/workshop.ts';

const contract = loadContract();
const operations = contract.operations.map((operation) => ({
  ...operation,
  samples: operationSamples(operation),
  sandboxToken: sandboxToken(operation),
}));

const KINDS = ['curl', 'terminal', 'typescript', 'fetch'] as const;
/** Every command is a process of its own: each tenth tells most, and those with secrets. */
const sampledOperations = (kind: Sample['id']) =>
  operations.filter(
    ({ samples }, at) =>
      kind !== 'terminal' ||
      isEverything ||
      at % 10 === 0 ||
      samples.some(({ code }) => /\$\{\w+:/.test(code)),
  );

let mock: Mock;
let workshop: Workshop;
let compiler: string;
const failures = new Map<string, string>();

beforeAll(async () => {
  mock = await startMock({ port: 0 });
  workshop = openWorkshop();
  const env = { ...process.env, ...SECRETS };
  const once = KINDS.flatMap((kind) =>
    sampledOperations(kind).map(({ id, path, samples }) => ({
      key: `${kind}-${id}`,
      path,
      round: 1,
      ...samples.find((sample) => sample.id === kind)!,
    })),
  );
  const all = [...once, ...once.filter(({ path }) => isFile(path)).map((one) => ({ ...one, round: 2 }))];
  // The service in the address says whose request it is.
  const addressOf = ({ key }: { key: string }) => `${mock.url}/v1.2/${key}`;
  const codeOf = (sample: (typeof all)[number]) =>
    (sample.id === 'terminal' ? terminalFor(addressOf(sample), workshop) : '') +
    sample.code.replaceAll(SANDBOX, addressOf(sample));
  const modules = all
    .filter(({ language }) => language !== 'sh')
    .map((sample) => ({
      ...sample,
      file: workshop.write(`${sample.id}/${sample.key}-${sample.round}.${sample.language}`, codeOf(sample)),
    }));

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
  const runShell = async (kind: Sample['id']) => {
    const commands = all.filter(({ id }) => id === kind);
    workshop.write(`${kind}/.keep`, '');
    const ran = await runCommands(commands.map(codeOf), { cwd: join(workshop.folder, kind), env });
    for (const [index, { code, err }] of ran.entries()) {
      if (code !== 0) failures.set(commands[index]!.key, `exit ${code}: ${err}`);
    }
  };
  [compiler] = await Promise.all([
    compile(workshop),
    runKind('typescript'),
    runKind('fetch'),
    runShell('curl'),
    runShell('terminal'),
  ]);
}, 240_000);
afterAll(async () => {
  await mock?.close();
  workshop?.remove();
});

test('every operation has the samples', () => {
  expect(operations).toHaveLength(contract.operations.length);
  for (const { samples } of operations) {
    expect(samples.map(({ id }) => id)).toEqual(KINDS);
  }
});

test('a deletion says how to look first at what it deletes, and no sample says yes to it', () => {
  const deletions = operations.filter(({ method }) => method === 'DELETE');
  expect(deletions.length).toBeGreaterThan(20);
  for (const operation of deletions) {
    const reading = /^Look first at what this deletes: \[.+\]\(\/operations\/(?:get|list)\w+\/\)\./m;
    const text = setupText(operation);
    expect(reading.test(text) || text.includes('No documented operation shows what this deletes.')).toBe(
      true,
    );
    expect(operation.samples.filter(({ code }) => code.includes('--yes'))).toEqual([]);
  }
  const unseen = deletions.filter((operation) => !setupText(operation).startsWith('Look first'));
  expect(unseen.length).toBeLessThan(5);
});

test('every TypeScript and fetch sample compiles', () => {
  expect(compiler).toBe('');
});

describe.each(KINDS)('%s', (kind) => {
  test.each(sampledOperations(kind))(
    '$id',
    ({ id, method, path, access, responses, samples, sandboxToken: token }) => {
      const key = `${kind}-${id}`;
      expect(failures.get(key)).toBeUndefined();
      const requests = requestsOf(key);
      const { code } = samples.find((sample) => sample.id === kind)!;
      expect(requests.length > 0).toBe(!code.includes('--dry-run'));
      for (const request of requests) {
        expect({ operationId: request.operationId, method: request.method }).toEqual({
          operationId: id,
          method,
        });
        const own = kind === 'curl' || kind === 'terminal' ? token : SECRETS.TELEPHONY_TOKEN;
        expect(request.headers['x-auth-token']).toBe(access.token === 'token' ? own : undefined);
        const declared = responses
          .filter((response) => response.kind !== 'error')
          .map(({ status }) => status);
        expect(
          declared.some((status) => covers(status, request.status)),
          `${request.status} of ${declared.join(', ')}`,
        ).toBe(true);
      }
      if (isFile(path)) expectFile(kind, samples);
    },
  );
});

test.each(operations.filter(({ body }) => body))('$id: all send the same body', (operation) => {
  const [first, ...others] = KINDS.filter((kind) => sampledOperations(kind).includes(operation)).map((kind) =>
    requestsOf(`${kind}-${operation.id}`).map(({ body }) => JSON.parse(body.toString()) as unknown),
  );
  expect(first).toHaveLength(1);
  for (const other of others) expect(other).toEqual(first);
});

test.each(['curl', 'terminal'])('of %s, secrets come from the environment as they are there', (kind) => {
  const sentBody = (id: string) => JSON.parse(String(requestsOf(`${kind}-${id}`)[0]?.body));
  expect(sentBody('login').password).toBe(SECRETS.TELEPHONY_PASSWORD);
  expect(sentBody('loginWithSecondFactor')).toMatchObject({
    code: SECRETS.TELEPHONY_CODE,
    nonce: SECRETS.TELEPHONY_NONCE,
  });
  expect(sentBody('resetPassword').token).toBe(SECRETS.TELEPHONY_RESET_TOKEN);
  expect(requestsOf(`${kind}-deleteApiToken`)[0]?.url).toContain(`/apitokens/${SECRETS.TELEPHONY_OLD_TOKEN}`);
});

const QUOTED = /'[^']*'|\\'|"\$\{\w+:\?\}"|"X-Auth-Token: \w+"/g;

test('in commands a shell acts on quoted text only, and curl follows no redirect', () => {
  const others = operations
    .flatMap(({ samples }) => samples.filter(({ language }) => language === 'sh'))
    .map(({ code }) => code.replaceAll(' \\\n', ' ').replaceAll(QUOTED, 'QUOTED'))
    .filter(
      (command) =>
        !/^(?:curl[\w\s-]*|telephony[\w\s./:@+,=-]*(?:> QUOTED)?)$/.test(command) ||
        / -\w*L| --location/.test(command),
    );
  expect(others).toEqual([]);
});

function requestsOf(key: string): RecordedRequest[] {
  return mock.requests.filter(
    // Where it filters, the command line asks for the time first.
    ({ url, method }) => url.startsWith(`/v1.2/${key}/`) && method !== 'HEAD',
  );
}

function covers(declared: string, status: number): boolean {
  return declared === String(status) || declared === `${String(status)[0]}XX`;
}

function expectFile(kind: Sample['id'], samples: Sample[]): void {
  const name = /-o '(.+)'/.exec(samples[0]!.code)?.[1] ?? '';
  const file = join(workshop.folder, kind, name);
  expect(existsSync(file), `${name} is there`).toBe(true);
  const start = readFileSync(file).subarray(0, 1).toString();
  expect(start).not.toBe('');
  expect(start).not.toBe('{');
}
