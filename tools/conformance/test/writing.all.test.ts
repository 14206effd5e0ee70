import type { Mock } from '@telephony/mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toScreen } from '../src/report.ts';
import { bytes, changed, withStatus, withText } from './support/faults.ts';
import { type FaultCase, findFaults } from './support/find-faults.ts';
import { optionsFor, READ_ONLY, runWith, warmMock } from './support/servers.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await warmMock();
});
beforeEach(() => mock.clear());
afterAll(() => mock.close());

const PASSWORD = 'seven-spokes-and-a-bell';
const MEI = ['email=mei.lindqvist@harbourlane.example', `password=${PASSWORD}`];
const DIALS = ['createCall', 'createWebcall', 'createLeadcall', 'createSms'];

const run = (server: string, changes: Parameters<typeof optionsFor>[1]) =>
  runWith(optionsFor(`${server}/v1.2/voice`, changes));
const asked = () => new Set(mock.requests.map(({ operationId }) => operationId));

describe('a mock', { timeout: 60_000 }, () => {
  it('passes every workflow that needs no state, with all that may be allowed', async () => {
    const permissions = { writes: true, dialling: true, collectionDeletes: true, logins: true };
    const report = await run(mock.url, { permissions, inputs: MEI });
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
    await run(mock.url, {
      permissions: { ...READ_ONLY, writes: true },
      workflows: ['click-to-call', 'send-sms', 'empty-collection', 'bulk-change'],
    });
    expect(asked()).toContain('bulkUpdateContacts');
    for (const operation of [...DIALS, 'deleteAllSms']) expect(asked()).not.toContain(operation);
  });

  it('is rung but not emptied when dialling is allowed, with the inputs of the command line', async () => {
    await run(mock.url, {
      permissions: { ...READ_ONLY, writes: true, dialling: true },
      workflows: ['sendSms', 'empty-collection'],
      inputs: ['smsText=Come at five', 'smsTo=447700900456'],
    });
    expect(asked()).toContain('createSms');
    expect(asked()).not.toContain('deleteAllSms');
    const sent = mock.requests.find(({ operationId }) => operationId === 'createSms');
    expect(JSON.parse(String(sent?.body))).toMatchObject({ message: 'Come at five', to: '447700900456' });
  });
});

it('tells of a mock that keeps no state what to pass', { timeout: 60_000 }, async () => {
  const screenOf = async (changes: object) => {
    const options = optionsFor(mock.url, { quick: false, ...changes });
    return toScreen(await runWith(options));
  };
  expect(await screenOf({ stateless: false })).toMatch(/find a record under any id\. .* pass --stateless/);
  expect(await screenOf({})).not.toContain('--stateless');
});

const FAULTS: FaultCase[] = [
  ['200 for 201', 'POST /reportschedules', withStatus(200), 'undeclared status', 200],
  [
    'a body on 204',
    'DELETE /calls/5000000106',
    bytes('HTTP/1.1 204 No Content\r\nContent-Length: 4\r\n\r\nbody'),
    'body',
    204,
  ],
  [
    'a transfer with a Location',
    'PATCH /calls/5000000106',
    (told) => ({ ...told, headers: { ...told.headers, location: '/calls/1' } }),
    'undeclared header',
    301,
  ],
  [
    'another text than was sent',
    'POST /sms',
    changed(({ data, links }) => ({ data: Object.assign(data, { message: 'Hello' }), links })),
    'workflow',
    'sendSms / send',
  ],
  ['a bulk change without an answer', 'PATCH /contacts', withText(''), 'body'],
  [
    'no token for a login',
    'POST /login',
    changed(({ message }) => ({ message, user_id: 410003 })),
    'schema',
    '/user_token',
  ],
];

describe('a run that writes', () => {
  findFaults(FAULTS, { ...READ_ONLY, writes: true, dialling: true, logins: true });
});
