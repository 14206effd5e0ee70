/** Every workflow of the contract passes here, asked directly and through Prism's validating proxy. */
import { fileURLToPath } from 'node:url';
import { openapiJson } from '@telephony/openapi';
import { afterEach, describe, expect, test } from 'vitest';
import { runConformance } from '@telephony/conformance';
import { type Sandbox, startSandbox } from '../../src/start-sandbox.ts';
import { storyNow } from '../../src/seed/story-time.ts';
import { type PrismProxy, startPrismProxy } from '../support/prism-proxy.ts';

const running: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).toReversed()) await stop();
});

async function start(): Promise<Sandbox> {
  const sandbox = await startSandbox({ port: 0, startTime: storyNow, answerSeconds: 1 });
  running.push(() => sandbox.close());
  return sandbox;
}

/** Runs every workflow, those that write, ring and empty collections too. */
async function conformance(sandbox: Sandbox, server: string) {
  const { report } = await runConformance(
    {
      server,
      access: { token: sandbox.wayIn?.token ?? '' },
      permissions: { writes: true, dialling: true, collectionDeletes: true },
      workflows: [],
      inputs: [],
      stateless: false,
      timeout: 30_000,
      report: undefined,
      json: undefined,
      har: undefined,
    },
    new AbortController().signal,
  );
  return report;
}

describe('every workflow passes', { timeout: 120_000 }, () => {
  test("through Prism's validating proxy: neither it nor we find an answer outside the contract, nothing is left out", async () => {
    const sandbox = await start();
    const proxy = await startProxy(sandbox.baseUrl);
    const report = await conformance(sandbox, proxy.url);
    expect(report.violations).toEqual([]);
    expect(proxy.violations).toEqual([]);
    expect(report.workflows.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(report.workflows.length).toBeGreaterThanOrEqual(29);
  });

  test('and Prism would find an answer that the contract does not have', async () => {
    const sandbox = await start();
    const proxy = await startProxy(sandbox.baseUrl);
    sandbox.rules.add({ operation_id: 'listCdrs', sequence: [{ code: 418 }] });
    const headers = { 'x-auth-token': sandbox.wayIn?.token ?? '' };
    expect((await fetch(`${proxy.url}/cdrs`, { headers })).status).toBe(418);
    expect(proxy.violations).toContainEqual(expect.stringContaining('get /cdrs'));
  });
});

async function startProxy(upstream: string): Promise<PrismProxy> {
  const proxy = await startPrismProxy(fileURLToPath(openapiJson), upstream);
  running.push(async () => proxy[Symbol.asyncDispose]());
  return proxy;
}
