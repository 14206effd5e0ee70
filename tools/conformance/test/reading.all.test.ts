import type { Mock } from '@telephony/mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toMarkdown } from '../src/report.ts';
import { bytes, changed, firstRecord, response, withStatus, withText, withType } from './support/faults.ts';
import { type FaultCase, findFaults } from './support/find-faults.ts';
import { lyingServer, type Question, type Reaction } from './support/lying-server.ts';
import { optionsFor, READ_ONLY, runWith, TOKEN, warmMock } from './support/servers.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await warmMock();
});
beforeEach(() => mock.clear());
afterAll(() => mock.close());

const run = (server: string, changes: Parameters<typeof optionsFor>[1]) =>
  runWith(optionsFor(`${server}/v1.2/voice`, changes));

const CUT = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"data":[';
const limited = response(429, 'application/json', '{}');

const BUSY: [failure: string, reaction: Reaction][] = [
  ['too many requests', { ...limited, headers: { ...limited.headers, 'retry-after': '0' } }],
  ['500', response(500, 'text/plain', 'Oops')],
  ['502', response(502, 'text/html', '<h1>Bad Gateway</h1>')],
  ['503', response(503, 'text/html', 'Later')],
  ['the connection closed before the response was complete', 'drop'],
  ['the connection closed before the response was complete', { raw: CUT }],
];

describe('a server that keeps the contract', { timeout: 60_000 }, () => {
  it('conforms, and is asked nothing but GET', async () => {
    const report = await run(mock.url, {});
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

  it.each(BUSY)('conforms where it is busy: %s', async (failure, reaction) => {
    let count = 0;
    const isBusy = ({ method }: Question) => method === 'GET' && count++ % 8 === 3;
    await using server = await lyingServer(mock.url, (question) => (isBusy(question) ? reaction : undefined));
    const report = await runWith(optionsFor(server.url));
    expect(report.violations).toEqual([]);
    expect(report.failedInPassing[failure]).toBeGreaterThan(5);
    expect(toMarkdown(report)).toContain(`Failed in passing, and right when asked again: `);
  });

  it('is found where an operation always fails, and asked no more than it needs', async () => {
    const always = ({ path }: Question) =>
      path === '/contacts' ? response(502, 'text/html', '') : undefined;
    await using server = await lyingServer(mock.url, always);
    const { violations, failedInPassing } = await runWith(optionsFor(server.url));
    expect(new Set(violations.map(({ operationId }) => operationId))).toEqual(new Set(['listContacts']));
    expect(failedInPassing).toEqual({});
    expect(server.requests.filter((line) => line.startsWith('GET /contacts?')).length).toBeLessThan(8);
  });

  it('is not asked for a workflow that is not there', async () => {
    await expect(run(mock.url, { workflows: ['sign-on'] })).rejects.toThrow(
      /"sign-on" is not a workflow\. .*sign-in/,
    );
    await expect(run(mock.url, { inputs: ['colour=red'] })).rejects.toThrow(
      /"colour" is not an input of a workflow/,
    );
    await expect(run(mock.url, { inputs: ['queueId=sales'] })).rejects.toThrow(
      '--input queueId must be an integer',
    );
    expect(mock.requests).toEqual([]);
  });
});

const JSON_TYPE = 'application/json';

const envelope = (members: object) => changed((body) => ({ ...body, ...members }));

const FAULTS: FaultCase[] = [
  ['a text for a number', 'GET /cdrs', firstRecord({ duration: 'long' }), 'schema', '/data/*/duration'],
  ['no id', 'GET /users', firstRecord({ id: undefined }), 'schema', '/data/*/id'],
  ['null for an id', 'GET /calls', firstRecord({ id: null }), 'schema', '/data/*/id'],
  [
    'an undeclared member',
    'GET /contacts',
    firstRecord({ shoe_size: 38 }),
    'undeclared field',
    '/data/*/shoe_size',
  ],
  [
    'an undeclared member of the envelope',
    'GET /pickupgroups',
    envelope({ page: 1 }),
    'undeclared field',
    '/page',
  ],
  ['an undeclared status', 'GET /webcalls', withStatus(503), 'undeclared status', 503],
  ['501', 'GET /ringgroups', withStatus(501), 'undeclared status', 501],
  ['204 for a read', 'GET /usergrouppolicies', withStatus(204), 'undeclared status', 204],
  ['HTML', 'GET /ivrs', withType('text/html'), 'content type'],
  ['no Content-Type', 'GET /conferences', (reply) => ({ ...reply, headers: {} }), 'content type'],
  ['half of the JSON', 'GET /ddis', (reply) => ({ ...reply, body: reply.body.subarray(0, 40) }), 'body'],
  ['no body', 'GET /faxes', withText(''), 'body'],
  ['null for a body', 'GET /reportschedules', withText('null'), 'schema', ''],
  ['no total', 'GET /calltracking/campaigns', envelope({ total: undefined }), 'schema', '/total'],
  ['a text for the total', 'GET /routingrules', envelope({ total: '2' }), 'schema', '/total'],
  ['a record for the list', 'GET /msdrs', envelope({ data: {} }), 'schema', '/data'],
  ['a list without an envelope', 'GET /usergroups', changed(({ data }) => data), 'schema', ''],
  ['no links', 'GET /queues/30601', envelope({ links: undefined }), 'schema', '/links'],
  [
    'a date in another form',
    'GET /sms',
    firstRecord({ created_at: '2026-11-20T09:50:12Z' }),
    'schema',
    '/data/*/created_at',
  ],
  [
    'an error without a message',
    'GET /aclroles/1',
    () => response(404, JSON_TYPE, '{"error":"none"}'),
    'schema',
    404,
  ],
  [
    'no id in a form among several',
    'GET /me',
    changed(({ data }) => void Object.assign(data, { id: true })),
    'schema',
    '/data/id',
  ],
  [
    '301 with a Location',
    'GET /callmeback/cdrs',
    () => ({ ...response(301, JSON_TYPE, ''), headers: { location: '/elsewhere' } }),
    'undeclared header',
    301,
  ],
  [
    'text for a recording',
    'GET /monitors/7001.mp3',
    () => response(200, 'text/plain', 'none'),
    'content type',
  ],
  [
    'text that is called a recording',
    'GET /voicemessages/5501.mp3',
    () => response(200, 'audio/mpeg', 'none'),
    'file',
  ],
  [
    'JSON for a capture',
    'GET /cdrs/42001.pcap',
    () => response(200, JSON_TYPE, '{"message":"none"}'),
    'file',
  ],
  ['a dropped connection', 'GET /chats', () => 'drop', 'no response'],
  ['no answer in time', 'GET /callflows', () => 'hang', 'no response'],
  ['what is not HTTP', 'GET /vmannouncements', bytes('hello\r\n\r\n'), 'no response'],
  [
    'a body that ends early',
    'GET /queuegroups',
    bytes('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{}'),
    'no response',
  ],
];

describe('a run that only reads', () => {
  findFaults(FAULTS, READ_ONLY);
});
