/** Every workflow of the contract passes here, through two validating proxies: the mock's own and Prism's. */
import { fileURLToPath } from 'node:url';
import { openapiJson } from '@telephony/openapi';
import { afterEach, describe, expect, test } from 'vitest';
import { runConformance } from '@telephony/conformance';
import { type Proxy, startProxy } from '@telephony/mock';
import { type Sandbox, startSandbox } from '../../src/start/start-sandbox.ts';
import { storyNow } from '../../src/contract/story-time.ts';
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
      access: { token: sandbox.signIn?.token ?? '' },
      permissions: { writes: true, dialling: true, collectionDeletes: true },
      refusals: false,
      sandbox: false,
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
  test('and neither proxy finds a response outside the contract, nothing is left out', async () => {
    const sandbox = await start();
    const { own, prism } = await startProxies(sandbox);
    const report = await conformance(sandbox, own.url);
    expect(report.violations).toEqual([]);
    expect(prism.violations).toEqual([]);
    // The workflows of errors send what the contract refuses, and the sandbox refuses it too.
    const found = own.findings().filter(({ kind, status }) => kind !== 'request' || status < 400);
    expect([found, own.missing()]).toEqual([[], []]);
    expect(own.checked()).toBeGreaterThan(150);
    expect(report.workflows.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(report.workflows.length).toBeGreaterThanOrEqual(29);
  });

  test.each([
    ['an undeclared status', { code: 418 }, true],
    ['a value of another type', { body: { data: [], total: 'many' } }, true],
    ['a required field that is missing', { body: { data: [] } }, true],
    ['an undeclared field', { body: { data: [], total: 0, price: 1 } }, false],
  ])('and both would find %s, unless Prism never does', async (_, step, isSeenByPrism) => {
    const sandbox = await start();
    const { own, prism } = await startProxies(sandbox);
    sandbox.rules.add({ operation_id: 'listCdrs', sequence: [step] });
    const headers = { 'x-auth-token': sandbox.signIn?.token ?? '' };
    await (await fetch(`${own.url}/cdrs`, { headers })).text();
    expect(own.findings()).toMatchObject([{ operationId: 'listCdrs' }]);
    const seenByPrism = prism.violations.filter((violation) => violation.includes('get /cdrs'));
    expect(seenByPrism.length > 0).toBe(isSeenByPrism);
  });
});

/** The mock's proxy before Prism's, before a sandbox. */
async function startProxies(sandbox: Sandbox): Promise<{ own: Proxy; prism: PrismProxy }> {
  const prism = await startPrismProxy(fileURLToPath(openapiJson), sandbox.baseUrl);
  running.push(async () => prism[Symbol.asyncDispose]());
  const own = await startProxy({ upstream: prism.url, port: 0, timeout: 60_000 });
  running.push(() => own.close());
  return { own, prism };
}
