import type { Mock } from '@telephony/mock';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toMarkdown } from '../src/report.ts';
import { runConformance } from '../src/run-conformance.ts';
import { bytes, changed, firstRecord, response, withStatus, withText, withType } from './support/faults.ts';
import { type FaultCase, findFaults } from './support/find-faults.ts';
import { optionsFor, TOKEN, warmMock } from './support/servers.ts';

let mock: Mock;
beforeAll(async () => {
  mock = await warmMock();
});
beforeEach(() => mock.clear());
afterAll(() => mock.close());

const run = (server: string, changes: Parameters<typeof optionsFor>[1]) =>
  runConformance(optionsFor(`${server}/v1.2/voice`, changes), new AbortController().signal);

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

/** Seen by a run that only reads. Each operation has one fault. */
const FAULTS: FaultCase[] = [
  [
    'a text for a number',
    'GET /cdrs',
    firstRecord({ duration: 'long' }),
    { rule: 'schema', pointer: '/data/*/duration' },
  ],
  ['no id', 'GET /users', firstRecord({ id: undefined }), { rule: 'schema', pointer: '/data/*/id' }],
  ['null for an id', 'GET /calls', firstRecord({ id: null }), { rule: 'schema', pointer: '/data/*/id' }],
  [
    'an undeclared member',
    'GET /contacts',
    firstRecord({ shoe_size: 38 }),
    { rule: 'undeclared field', pointer: '/data/*/shoe_size' },
  ],
  [
    'an undeclared member of the envelope',
    'GET /pickupgroups',
    changed((all) => ({ ...all, page: 1 })),
    { rule: 'undeclared field', pointer: '/page' },
  ],
  ['an undeclared status', 'GET /webcalls', withStatus(503), { rule: 'undeclared status', status: 503 }],
  ['501', 'GET /ringgroups', withStatus(501), { rule: 'undeclared status', status: 501 }],
  ['204 for a read', 'GET /usergrouppolicies', withStatus(204), { rule: 'undeclared status', status: 204 }],
  ['HTML', 'GET /ivrs', withType('text/html'), { rule: 'content type' }],
  ['no Content-Type', 'GET /conferences', (told) => ({ ...told, headers: {} }), { rule: 'content type' }],
  [
    'half of the JSON',
    'GET /ddis',
    (told) => ({ ...told, body: told.body.subarray(0, 40) }),
    { rule: 'body' },
  ],
  ['no body', 'GET /faxes', withText(''), { rule: 'body' }],
  ['null for a body', 'GET /reportschedules', withText('null'), { rule: 'schema', pointer: '' }],
  [
    'no total',
    'GET /calltracking/campaigns',
    changed((all) => ({ ...all, total: undefined })),
    { rule: 'schema', pointer: '/total' },
  ],
  [
    'a text for the total',
    'GET /routingrules',
    changed((all) => ({ ...all, total: '2' })),
    { rule: 'schema', pointer: '/total' },
  ],
  [
    'a record for the list',
    'GET /msdrs',
    changed((all) => ({ ...all, data: {} })),
    { rule: 'schema', pointer: '/data' },
  ],
  [
    'a list without an envelope',
    'GET /usergroups',
    changed((all) => all.data),
    { rule: 'schema', pointer: '' },
  ],
  ['no links', 'GET /queues/30601', changed(({ data }) => ({ data })), { rule: 'schema', pointer: '/links' }],
  [
    'a date in another form',
    'GET /sms',
    firstRecord({ created_at: '2026-11-20T09:50:12Z' }),
    { rule: 'schema', pointer: '/data/*/created_at' },
  ],
  [
    'an error without a message',
    'GET /aclroles/1',
    () => response(404, JSON_TYPE, '{"error":"none"}'),
    { rule: 'schema', status: 404 },
  ],
  [
    'no id in a form among several',
    'GET /me',
    changed(({ data, links }) => ({ data: Object.assign(data, { id: true }), links })),
    { rule: 'schema', pointer: '/data/id' },
  ],
  [
    '301 with a Location',
    'GET /callmeback/cdrs',
    () => ({ ...response(301, JSON_TYPE, ''), headers: { location: '/elsewhere' } }),
    { rule: 'undeclared header', status: 301 },
  ],
  [
    'text for a recording',
    'GET /monitors/7001.mp3',
    () => response(200, 'text/plain', 'none'),
    { rule: 'content type' },
  ],
  [
    'text that is called a recording',
    'GET /voicemessages/5501.mp3',
    () => response(200, 'audio/mpeg', 'none'),
    { rule: 'file' },
  ],
  [
    'JSON for a capture',
    'GET /cdrs/42001.pcap',
    () => response(200, JSON_TYPE, '{"message":"none"}'),
    { rule: 'file' },
  ],
  ['a dropped connection', 'GET /chats', () => 'drop', { rule: 'no response' }],
  ['no answer in time', 'GET /callflows', () => 'hang', { rule: 'no response' }],
  ['what is not HTTP', 'GET /vmannouncements', bytes('hello\r\n\r\n'), { rule: 'no response' }],
  [
    'a body that ends early',
    'GET /queuegroups',
    bytes('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{}'),
    { rule: 'no response' },
  ],
];

describe('a run that only reads', () => {
  findFaults(FAULTS, {
    writes: false,
    dialling: false,
    collectionDeletes: false,
    logins: false,
  });
});
