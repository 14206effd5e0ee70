/** How much of the contract `npm run conformance -- --sandbox` sees here, and that it leaves no trace. */
import { runConformance } from '@telephony/conformance';
import { isJsonObject } from '@telephony/contract';
import { afterEach, describe, expect, test } from 'vitest';
import type { FormMode } from '../../src/forms/shape/form.ts';
import { storyNow } from '../../src/contract/story-time.ts';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';

const LEAST_OPERATIONS = 0.95;
const LEAST_RESPONSES = 0.6;

const running: Sandbox[] = [];
afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.close();
});

async function start(forms?: FormMode): Promise<Sandbox> {
  const sandbox = await startSandbox({
    port: 0,
    startTime: storyNow,
    answerSeconds: 1,
    liveCalls: true,
    ...(forms && { forms, seed: 7 }),
  });
  running.push(sandbox);
  return sandbox;
}

async function conformance(sandbox: Sandbox, { stateless = true } = {}) {
  const { report } = await runConformance(
    {
      server: sandbox.baseUrl,
      access: { token: sandbox.signIn?.token ?? '' },
      permissions: { writes: true, dialling: true, collectionDeletes: true },
      refusals: true,
      sandbox: true,
      workflows: [],
      inputs: [],
      stateless,
      timeout: 30_000,
      report: undefined,
      json: undefined,
      har: undefined,
    },
    new AbortController().signal,
  );
  return report;
}

/** The tables, without that of the tokens, which know when they were last used. */
async function recordsOf(sandbox: Sandbox): Promise<object> {
  const { data } = await sandbox.control.GET('/snapshot');
  const tables: unknown = data?.['store'];
  return { ...(isJsonObject(tables) && tables), tokens: undefined };
}

describe('conformance of the sandbox', { timeout: 120_000 }, () => {
  test('every operation is asked for its examples and its refusals, and all is as before', async () => {
    const sandbox = await start();
    const before = await recordsOf(sandbox);
    expect(Object.keys(before)).toContain('cdrs');
    const { violations, coverage } = await conformance(sandbox);
    expect(violations).toEqual([]);
    const share = ({ covered, total }: { covered: number; total: number }) => covered / total;
    const [operations, responses] = [share(coverage.operations), share(coverage.responses)];
    console.log(`Operations: ${operations.toFixed(3)}. Responses: ${responses.toFixed(3)}.`);
    expect(operations).toBeGreaterThanOrEqual(LEAST_OPERATIONS);
    expect(responses).toBeGreaterThanOrEqual(LEAST_RESPONSES);
    expect(await recordsOf(sandbox)).toEqual(before);
  });

  test.each<FormMode>(['documented', 'mixed'])('in %s forms nothing is violated', async (forms) => {
    const { violations, workflows } = await conformance(await start(forms), { stateless: false });
    expect(violations).toEqual([]);
    expect(workflows.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
  });

  test('a wrong type, a status that is not declared and a refused example are found', async () => {
    const sandbox = await start();
    const breaks = [
      ['createCallLabel', { body: { data: { id: 'one' }, links: {} } }, { status: 201, pointer: '/data/id' }],
      ['deleteAllCdrs', { code: 418 }, { status: 418, rule: 'status' }],
      ['updateUserGroup', { code: 404 }, { status: 404, rule: 'probe' }],
    ] as const;
    for (const [operation, step] of breaks)
      sandbox.rules.add({ operation_id: operation, sequence: [{ ...step, times: 1000 }] });
    const { violations } = await conformance(sandbox);
    for (const [operation, , found] of breaks)
      expect(violations).toContainEqual(expect.objectContaining({ operationId: operation, ...found }));
  });
});
