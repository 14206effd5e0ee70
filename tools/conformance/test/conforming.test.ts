import type { Mock } from '@telephony/mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toMarkdown } from '../src/report/text.ts';
import { runConformance } from '../src/run-conformance.ts';
import { optionsFor, TOKEN } from './support/options-for.ts';
import { warmMock } from './support/warm-mock.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await warmMock();
});
beforeEach(() => mock.clear());
afterAll(() => mock.close());

/** Mei, whose login the mock answers. */
const PASSWORD = 'seven-spokes-and-a-bell';
const MEI = { email: 'mei.lindqvist@harbourlane.example', password: PASSWORD };
const DIALS = ['createCall', 'createWebcall', 'createLeadcall', 'createSms'];

const run = (changes: Parameters<typeof optionsFor>[1]) =>
  runConformance(optionsFor(`${mock.url}/v1.2/voice`, changes), new AbortController().signal);
const asked = () => new Set(mock.requests.map(({ operationId }) => operationId));

describe('a server that keeps the contract', { timeout: 60_000 }, () => {
  it('conforms, and is asked nothing but GET', async () => {
    const report = await run({});
    expect(report.violations).toEqual([]);
    expect(report.verdict).toBe('conforms');
    expect(new Set(mock.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
    // Every read operation of the contract was asked.
    expect(report.sweep?.skipped).toEqual([]);
    expect(report.unseen.filter((name) => /^(get|list|download|ping)/.test(name))).toEqual([]);
    expect(report.workflows.filter(({ verdict }) => verdict === 'failed')).toEqual([]);
    expect(report.workflows).toContainEqual(
      expect.objectContaining({
        workflowId: 'clickToCall',
        verdict: 'left out',
        reason: 'placeCall needs --allow-writes',
      }),
    );
    expect(report.workflows).toContainEqual(
      expect.objectContaining({
        workflowId: 'fileVoicemail',
        verdict: 'passed',
        total: 5,
        reason: 'file needs --allow-writes',
      }),
    );
    expect(toMarkdown(report)).toMatch(/^# Conforms\n/);
    expect(JSON.stringify(report)).not.toContain(TOKEN);
  });

  it('passes every workflow that needs no state, with all that may be allowed', async () => {
    const permissions = { writes: true, dialling: true, collectionDeletes: true, logins: true };
    const report = await run({ permissions, access: MEI });
    expect(report.violations).toEqual([]);
    const outcomes = report.workflows.map(({ workflowId, verdict, steps, total, reason }) => ({
      workflowId,
      passed: verdict === 'passed' && steps.length === total,
      stateless: !reason?.startsWith('the server keeps no state'),
    }));
    // What the example of a record does not show could not be put back, and is not written.
    const notWritten = ['joinAndLeaveQueue', 'fileVoicemail'];
    const wrong = outcomes.filter(({ passed, stateless }) => passed !== stateless);
    expect(wrong.map(({ workflowId }) => workflowId)).toEqual(notWritten);
    expect(outcomes.filter(({ passed }) => passed).length).toBeGreaterThan(10);
    expect(asked()).toContain('deleteAllSms');
    // What was given, what the login gave, and what was minted
    const written = JSON.stringify(report);
    const sent = mock.requests
      .map(({ url, headers, body }) => [url, JSON.stringify(headers), body.toString()])
      .join('\n');
    const secrets = [PASSWORD, '4f8c1e0b7a2d9356', 'c3f1a9d27b604e58'];
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual(secrets);
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  });

  it('is not rung and not emptied when writing alone is allowed', async () => {
    await run({
      permissions: { writes: true, dialling: false, collectionDeletes: false, logins: false },
      workflows: ['click-to-call', 'send-sms', 'empty-collection', 'bulk-change'],
    });
    expect(asked()).toContain('bulkUpdateContacts');
    for (const operation of [...DIALS, 'deleteAllSms']) expect(asked()).not.toContain(operation);
  });

  it('is rung but not emptied when dialling is allowed, with the inputs of the command line', async () => {
    await run({
      permissions: { writes: true, dialling: true, collectionDeletes: false, logins: false },
      workflows: ['sendSms', 'empty-collection'],
      inputs: ['smsText=Come at five', 'smsTo=447700900456'],
    });
    expect(asked()).toContain('createSms');
    expect(asked()).not.toContain('deleteAllSms');
    const sent = mock.requests.find(({ operationId }) => operationId === 'createSms');
    expect(JSON.parse(String(sent?.body))).toMatchObject({ message: 'Come at five', to: '447700900456' });
  });

  it('is not asked for a workflow that is not there', async () => {
    await expect(run({ workflows: ['sign-on'] })).rejects.toThrow(/"sign-on" is not a workflow\. .*sign-in/);
    await expect(run({ inputs: ['colour=red'] })).rejects.toThrow(/"colour" is not an input of a workflow/);
    await expect(run({ inputs: ['queueId=sales'] })).rejects.toThrow('--input queueId must be an integer');
    expect(mock.requests).toEqual([]);
  });
});
