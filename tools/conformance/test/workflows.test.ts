/** Every workflow of the contract passes on the sandbox, through two validating proxies: the mock's own and Prism's. */
import { fileURLToPath } from 'node:url';
import { type Proxy, startProxy } from '@telephony/mock';
import { openapiJson } from '@telephony/openapi';
import type { Sandbox } from '@telephony/sandbox';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runConformance } from '../src/run-conformance.ts';
import { type PrismProxy, startPrismProxy } from './support/prism-proxy.ts';
import { everythingTo, storySandbox } from './support/start-sandbox.ts';

describe('every workflow passes', { timeout: 120_000 }, () => {
  test('and neither proxy finds a response outside the contract, nothing is left out', async () => {
    const sandbox = await storySandbox();
    const { own, prism } = await startProxies(sandbox);
    const options = everythingTo(sandbox, { server: own.url });
    const report = await runConformance(options, new AbortController().signal);
    expect(report.violations).toEqual([]);
    // What live calls and CDRs tell of the calls of the workflows can have happened; events are not asked for.
    expect(report.calls.records).toBeGreaterThan(30);
    expect(report.calls.events).toBe(0);
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
    const sandbox = await storySandbox();
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
  onTestFinished(async () => prism[Symbol.asyncDispose]());
  const own = await startProxy({ upstream: prism.url, port: 0, timeout: 60_000 });
  onTestFinished(() => own.close());
  return { own, prism };
}
