import { startProxy } from '@telephony/mock';
import { expect, onTestFinished, test } from 'vitest';
import { everythingTo, runWith, storySandbox } from './support/servers.ts';

test(
  'every workflow passes on the sandbox, nothing is left out, and the proxy agrees',
  { timeout: 120_000 },
  async () => {
    const sandbox = await storySandbox();
    const proxy = await startProxy({ upstream: sandbox.baseUrl, port: 0, timeout: 60_000 });
    onTestFinished(() => proxy.close());
    const options = everythingTo(sandbox, { server: proxy.url });
    const report = await runWith(options);
    expect(report.violations).toEqual([]);
    // The workflows of errors send what the contract refuses, and the sandbox refuses it too.
    const found = proxy.findings().filter(({ kind, status }) => kind !== 'request' || status < 400);
    expect([found, proxy.missing()]).toEqual([[], []]);
    expect(proxy.checked()).toBeGreaterThan(150);
    expect(report.workflows.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
    expect(report.workflows.length).toBeGreaterThanOrEqual(29);
  },
);
