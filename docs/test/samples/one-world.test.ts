/**
 * After `npm start`, each operation's form and samples succeed in the new sandbox, with the token and the variables that its page shows.
 * `npm test` sends the requests of the forms, `npm run test:all` runs the samples too.
 */
import { administrator } from '@telephony/sandbox/assumptions';
import { type Sandbox, startSandbox } from '@telephony/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isEverything } from '@telephony/testing/tiers';
import { firstValues } from '../../src/components/try-it/edited-request.ts';
import { tryItModel } from '../../src/components/try-it/try-it-model.ts';
import { outgoingRequest, problemsOf } from '../../src/components/try-it/outgoing-request.ts';
import { loadContract } from '../../src/contract/load-contract.ts';
import { operationSamples, sandboxToken } from '../../src/samples/samples-of.ts';
import { requiredVariables } from '../../src/samples/secrets.ts';
import { ADMINISTRATOR_TOKEN, SANDBOX, SANDBOX_TOKEN } from '../../src/scripts/servers.ts';
import { dirname, join } from 'node:path';
import { openWorkshop, runCommands, runModules, terminalFor, type Workshop } from './support/workshop.ts';

const { operations } = loadContract();
let sandbox: Sandbox;
let workshop: Workshop;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, examples: true });
  workshop = openWorkshop();
});
afterAll(async () => {
  await sandbox?.close();
  workshop?.remove();
});

const begin = async () => {
  await sandbox.control.reset();
  sandbox.clear();
};
// Undefined if the only request of the operation had a response that its page shows as a success.
const failureOf = ({ id, responses }: (typeof operations)[number]): string | undefined => {
  // Where it filters, the command line asks for the time first.
  const [request, ...others] = sandbox.requests.filter(({ method }) => method !== 'HEAD');
  const status = String(request?.status);
  const isSuccess = responses.some(
    (one) => one.kind !== 'error' && [status, `${status[0]}XX`].includes(one.status),
  );
  const isAlone = request?.operationId === id && others.length === 0;
  return isSuccess && isAlone ? undefined : `${id}: ${status} of ${sandbox.requests.length}`;
};
// The environment after the commands of the page.
const environmentOf = (operation: (typeof operations)[number]) => ({
  ...Object.fromEntries(requiredVariables(operation)),
  TELEPHONY_TOKEN: sandboxToken(operation),
});

test('the tokens of the pages are those of the sandbox', () => {
  expect([SANDBOX_TOKEN, ADMINISTRATOR_TOKEN]).toEqual([sandbox.signIn?.token, administrator.token]);
});

describe('what the form sends succeeds', () => {
  test.each(operations)('$id', async (operation) => {
    await begin();
    const model = tryItModel(operation);
    const token = model.token === 'token' ? sandboxToken(operation) : '';
    const values = { ...firstValues(model), baseUrl: sandbox.baseUrl, token };
    expect([...problemsOf(model, values)]).toEqual([]);
    const { method, url, headers, body } = outgoingRequest(model, values);
    const { status } = await fetch(url, {
      method,
      headers: [...headers, ...(token === '' ? [] : [['X-Auth-Token', token] satisfies [string, string]])],
      redirect: 'manual',
      ...(body !== undefined && { body }),
    });
    expect(failureOf(operation)).toBeUndefined();
    const declared = Object.keys(model.responses);
    expect(declared.includes(String(status)) || declared.includes(`${String(status)[0]}XX`)).toBe(true);
  });
});

test.runIf(isEverything).each(['curl', 'terminal'] as const)(
  'each command of %s succeeds',
  { timeout: 240_000 },
  async (kind) => {
    const cwd = dirname(workshop.write(`${kind}/.keep`, ''));
    const failed: (string | undefined)[] = [];
    for (const operation of operations) {
      await begin();
      const { code } = operationSamples(operation).find(({ id }) => id === kind)!;
      const command = terminalFor(sandbox.baseUrl, workshop) + code.replaceAll(SANDBOX, sandbox.baseUrl);
      const env = { ...process.env, ...environmentOf(operation) };
      await runCommands([command], { cwd, env });
      if (!code.includes('--dry-run')) failed.push(failureOf(operation));
    }
    expect(failed.filter(Boolean)).toEqual([]);
  },
);

test.runIf(isEverything).each(['typescript', 'fetch'] as const)(
  'each program of %s succeeds',
  { timeout: 120_000 },
  async (kind) => {
    const ran: string[] = [];
    const reset = `${sandbox.url}/_sandbox/reset`;
    for (const [, alike] of Map.groupBy(operations, (operation) =>
      JSON.stringify(environmentOf(operation)),
    )) {
      const files = alike.map((operation) => {
        const { code, language } = operationSamples(operation).find(({ id }) => id === kind)!;
        return workshop.write(
          `${kind}/${operation.id}.${language}`,
          code.replaceAll(SANDBOX, sandbox.baseUrl),
        );
      });
      const env = { ...process.env, ...environmentOf(alike[0]!), BEFORE_EACH: reset };
      ran.push(...(await runModules(files, { cwd: join(workshop.folder, kind), env })).values());
    }
    expect(ran).toEqual([]);
  },
);
