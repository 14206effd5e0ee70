import { isJsonObject } from '@telephony/contract';
import type { Sandbox, SandboxOptions } from '@telephony/sandbox';
import { describe, expect, test } from 'vitest';
import { runConformance } from '../src/run-conformance.ts';
import { everythingTo, storySandbox } from './support/servers.ts';

/** How much of the contract `npm run conformance -- --sandbox` sees of the sandbox, and that it leaves nothing behind. */

const LEAST_OPERATIONS = 0.95;
const LEAST_RESPONSES = 0.6;

const start = (options: SandboxOptions = {}) => storySandbox({ liveCalls: true, ...options });

async function conformance(sandbox: Sandbox, { stateless = true, quick = true } = {}) {
  const options = everythingTo(sandbox, { refusals: true, sandbox: true, stateless, quick });
  return runConformance(options, new AbortController().signal);
}

/** The tables, without that of the tokens, which know when they were last used. */
async function recordsOf(sandbox: Sandbox): Promise<object> {
  const { data } = await sandbox.control.GET('/snapshot');
  const tables: unknown = data?.['store'];
  return { ...(isJsonObject(tables) && tables), tokens: undefined };
}

describe('conformance of the sandbox', { timeout: 120_000 }, () => {
  test.each(['documented', 'mixed'] as const)(
    'in %s forms every operation is asked for its examples and its refusals, nothing is violated, and all is as before',
    async (forms) => {
      const sandbox = await start({ forms, seed: 7 });
      const before = await recordsOf(sandbox);
      expect(Object.keys(before)).toContain('cdrs');
      // What laws are held with has two forms here, too.
      const quick = forms !== 'mixed';
      const { violations, coverage, workflows, calls } = await conformance(sandbox, {
        stateless: false,
        quick,
      });
      expect(violations).toEqual([]);
      const share = ({ covered, total }: { covered: number; total: number }) => covered / total;
      const [operations, responses] = [share(coverage.operations), share(coverage.responses)];
      console.log(
        `Operations: ${operations.toFixed(3)}. Responses: ${responses.toFixed(3)}. Of calls: ${calls.events} events, ${calls.records} records.`,
      );
      expect(operations).toBeGreaterThanOrEqual(LEAST_OPERATIONS);
      expect(responses).toBeGreaterThanOrEqual(LEAST_RESPONSES);
      // Of the calls of workflows and probes
      expect(calls.events).toBeGreaterThan(30);
      expect(calls.records).toBeGreaterThan(100);
      expect(workflows.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
      expect(await recordsOf(sandbox)).toEqual(before);
    },
  );

  test('a wrong type, a status that is not declared and a refused example are found', async () => {
    const sandbox = await start();
    const breaks = [
      ['createCallLabel', { body: { data: { id: 'one' }, links: {} } }, { status: 201, pointer: '/data/id' }],
      ['deleteAllCdrs', { code: 418 }, { status: 418, rule: 'undeclared status' }],
      ['updateUserGroup', { code: 404 }, { status: 404, rule: 'probe' }],
    ] as const;
    for (const [operation, step] of breaks)
      sandbox.rules.add({ operation_id: operation, sequence: [{ ...step, times: 1000 }] });
    const { violations } = await conformance(sandbox);
    for (const [operation, , found] of breaks)
      expect(violations).toContainEqual(expect.objectContaining({ operationId: operation, ...found }));
  });
});
