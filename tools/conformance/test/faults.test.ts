import type { Mock } from '@telephony/mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runConformance } from '../src/run-conformance.ts';
import type { Violation } from '../src/violation.ts';
import { type Fault, faultServer, firstRecord, json } from './support/fault-server.ts';
import { optionsFor } from './support/options-for.ts';
import { warmMock } from './support/warm-mock.ts';

type Case = [name: string, place: string, fault: Fault, expected: Partial<Violation>];

const status =
  (code: number): Fault =>
  (answer) => ({ ...answer, status: code });
const body =
  (text: string): Fault =>
  (answer) => ({ ...answer, body: text });
const type =
  (name: string): Fault =>
  (answer) => ({ ...answer, headers: { 'Content-Type': name } });
const file =
  (name: string, text: string): Fault =>
  () => ({
    status: 200,
    headers: { 'Content-Type': name },
    body: text,
  });
const raw =
  (text: string): Fault =>
  () => ({ raw: text });

/** Seen by a run that only reads. Each operation has one fault. */
const READING: Case[] = [
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
    json((all) => ({ ...all, page: 1 })),
    { rule: 'undeclared field', pointer: '/page' },
  ],
  ['an undeclared status', 'GET /webcalls', status(503), { rule: 'undeclared status', status: 503 }],
  ['501', 'GET /ringgroups', status(501), { rule: 'undeclared status', status: 501 }],
  ['204 for a read', 'GET /usergrouppolicies', status(204), { rule: 'undeclared status', status: 204 }],
  ['HTML', 'GET /ivrs', type('text/html'), { rule: 'content type' }],
  ['no Content-Type', 'GET /conferences', (answer) => ({ ...answer, headers: {} }), { rule: 'content type' }],
  [
    'half of the JSON',
    'GET /ddis',
    (answer) => ({ ...answer, body: answer.body.slice(0, 40) }),
    { rule: 'body' },
  ],
  ['no body', 'GET /faxes', body(''), { rule: 'body' }],
  ['null for a body', 'GET /reportschedules', body('null'), { rule: 'schema', pointer: '' }],
  [
    'no total',
    'GET /calltracking/campaigns',
    json((all) => ({ ...all, total: undefined })),
    { rule: 'schema', pointer: '/total' },
  ],
  [
    'a text for the total',
    'GET /routingrules',
    json((all) => ({ ...all, total: '2' })),
    { rule: 'schema', pointer: '/total' },
  ],
  [
    'a record for the list',
    'GET /msdrs',
    json((all) => ({ ...all, data: {} })),
    { rule: 'schema', pointer: '/data' },
  ],
  ['a list without an envelope', 'GET /usergroups', json((all) => all.data), { rule: 'schema', pointer: '' }],
  ['no links', 'GET /queues/30601', json(({ data }) => ({ data })), { rule: 'schema', pointer: '/links' }],
  [
    'a date in another form',
    'GET /sms',
    firstRecord({ created_at: '2026-11-20T09:50:12Z' }),
    { rule: 'schema', pointer: '/data/*/created_at' },
  ],
  [
    'an error without a message',
    'GET /aclroles/1',
    () => ({ ...jsonAnswer(404), body: '{"error":"none"}' }),
    { rule: 'schema', status: 404 },
  ],
  [
    'no id in a form among several',
    'GET /me',
    json(({ data, links }) => ({ data: Object.assign(data, { id: true }), links })),
    { rule: 'schema', pointer: '/data/id' },
  ],
  [
    '301 with a Location',
    'GET /callmeback/cdrs',
    () => ({ ...jsonAnswer(301), headers: { Location: '/elsewhere' } }),
    { rule: 'undeclared header', status: 301 },
  ],
  ['text for a recording', 'GET /monitors/7001.mp3', file('text/plain', 'none'), { rule: 'content type' }],
  [
    'text that is called a recording',
    'GET /voicemessages/5501.mp3',
    file('audio/mpeg', 'none'),
    { rule: 'file' },
  ],
  [
    'JSON for a capture',
    'GET /cdrs/42001.pcap',
    file('application/json', '{"message":"none"}'),
    { rule: 'file' },
  ],
  ['a dropped connection', 'GET /chats', () => 'drop', { rule: 'no response' }],
  ['no answer in time', 'GET /callflows', () => 'hang', { rule: 'no response' }],
  ['what is not HTTP', 'GET /vmannouncements', raw('hello\r\n\r\n'), { rule: 'no response' }],
  [
    'a body that ends early',
    'GET /queuegroups',
    raw('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{}'),
    { rule: 'no response' },
  ],
];

/** Seen by the workflows that write. */
const WRITING: Case[] = [
  ['200 for 201', 'POST /reportschedules', status(200), { rule: 'undeclared status', status: 200 }],
  [
    'a body on 204',
    'DELETE /calls/5000000106',
    raw('HTTP/1.1 204 No Content\r\nContent-Length: 4\r\n\r\nbody'),
    { rule: 'body', status: 204 },
  ],
  [
    'a transfer with a Location',
    'PATCH /calls/5000000106',
    (answer) => ({ ...answer, headers: { ...answer.headers, Location: '/calls/1' } }),
    { rule: 'undeclared header', status: 301 },
  ],
  [
    'another text than was sent',
    'POST /sms',
    json(({ data, links }) => ({ data: Object.assign(data, { message: 'Hello' }), links })),
    { rule: 'workflow', by: 'sendSms / send' },
  ],
  ['a bulk change without an answer', 'PATCH /contacts', body(''), { rule: 'body' }],
  [
    'no token for a login',
    'POST /login',
    json(({ message }) => ({ message, user_id: 410003 })),
    { rule: 'schema', pointer: '/user_token' },
  ],
];

function jsonAnswer(code: number) {
  return { status: code, headers: { 'Content-Type': 'application/json' }, body: '' };
}

let mock: Mock;
beforeAll(async () => {
  mock = await warmMock();
});
afterAll(() => mock.close());

describe.each([
  ['a run that reads', READING, { writes: false, dialling: false, collectionDeletes: false, logins: false }],
  ['a run that writes', WRITING, { writes: true, dialling: true, collectionDeletes: false, logins: true }],
])('%s', (_, cases, permissions) => {
  let violations: Violation[] = [];
  let met = new Set<string>();

  beforeAll(async () => {
    const faults = Object.fromEntries(cases.map(([, place, fault]) => [place, fault]));
    await using server = await faultServer(mock, faults);
    const options = optionsFor(server.url, { permissions, timeout: 1500 });
    const report = await runConformance(options, new AbortController().signal);
    ({ violations } = report);
    ({ met } = server);
  }, 60_000);

  it.each(cases)('finds %s', (_name, place, _fault, expected) => {
    expect(met).toContain(place);
    const [method, path = ''] = place.split(' ');
    const there = violations.filter(
      (violation) =>
        violation.method === method &&
        RegExp(`^${violation.path.replaceAll(/\{\w+\}/g, '[^/]+?')}$`).test(path),
    );
    expect(there).toContainEqual(expect.objectContaining(expected));
  });

  it('finds nothing where no fault is', () => {
    const places = cases.map(([, place]) => place);
    const others = violations.filter(
      ({ method, path, rule }) =>
        // A workflow stops at a fault of an answer that a later step would have needed.
        rule !== 'workflow' &&
        !places.some((place) => RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+?')}$`).test(place)),
    );
    expect(others).toEqual([]);
  });
});
