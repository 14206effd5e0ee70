import { contractFolder, readBundle } from '@telephony/lint/files';
import { type JsonObject, type Operation, readContract } from '@telephony/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMask } from '../src/mask/mask.ts';
import { toHar } from '../src/mask/to-har.ts';
import { createRedactor } from '../src/redact/redactor.ts';
import type { Exchange, ServerAnswer } from '../src/server/exchange.ts';

const { document, operations } = readContract(readBundle(contractFolder));
const byId = (id: string) => operations.find(({ operationId }) => operationId === id)!;
const names = [
  'id',
  'name',
  'first_name',
  'email',
  'state',
  'disposition',
  'duration',
  'total',
  'notes',
  'token',
  'users',
  'live_id',
];

/** What nobody must find: secrets, names, numbers and addresses of people. None of it is a word of the contract. */
const planted = fc.oneof(
  fc.stringMatching(/^Q[A-Za-z0-9]{8,24}$/),
  fc.stringMatching(/^Z[a-z]{3,9} Q[a-z]{4,12}$/),
  fc.stringMatching(/^44[1-9]\d{9}$/),
  fc.stringMatching(/^zq[a-z]{3,8}@[a-z]{4,9}\.test$/),
  fc.stringMatching(/^[1-9]\d{6,14}$/).map(Number),
  fc.stringMatching(/^Ж[а-я]{5,12}$/),
);

/** JSON with the secret somewhere in it: as a value, in a text, or as the name of a field. */
const bodyWith = (secret: string | number) =>
  fc
    .letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(secret, `to ${secret}`, [secret]),
        fc.tuple(fc.constantFrom(...names), tie('node')).map(([name, value]) => ({ id: 1, [name]: value })),
        tie('node').map((value) => ({ [String(secret)]: value })),
        tie('node').map((value) => [null, value]),
      ),
    }))
    .node.map((data) => ({ data, links: {} }));

function exchangeOf(
  operation: Operation,
  changes: Partial<ServerAnswer>,
  request: Partial<Exchange['request']> = {},
): Exchange {
  return {
    by: 'test',
    operation,
    request: { method: 'GET', target: '/me', headers: [], body: Buffer.alloc(0), ...request },
    startedAt: 0,
    milliseconds: 3.4,
    outcome: {
      status: 200,
      reason: 'OK',
      headers: [['Content-Type', 'application/json']],
      body: Buffer.alloc(0),
      ...changes,
    },
  };
}
const mask = createMask(document);
const archive = (exchange: Exchange, shown: string[] = []) =>
  JSON.stringify(
    toHar('https://pbx.example.com', [exchange], shown.length === 0 ? mask : createMask(document, shown)),
  );
const absent = (text: string, secret: string | number) =>
  [String(secret), encodeURIComponent(secret), JSON.stringify(String(secret)).slice(1, -1)].every(
    (form) => form.length < 4 || !text.includes(form),
  );

describe('the archive', () => {
  it('holds nothing that is planted anywhere in a body', () => {
    fc.assert(
      fc.property(
        planted.chain((secret) => fc.tuple(fc.constant(secret), bodyWith(secret))),
        ([secret, body]) => {
          const exchange = exchangeOf(
            byId('getMe'),
            { body: Buffer.from(JSON.stringify(body)) },
            { body: Buffer.from(JSON.stringify(body)) },
          );
          expect(absent(archive(exchange), secret)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('nor in an address, a header, the reason, or a body that is no JSON', () => {
    fc.assert(
      fc.property(
        planted,
        fc.constantFrom('filter', 'fields[users]', 'sort', 'x', 'limit', 'include'),
        (secret, parameter) => {
          const filter = JSON.stringify([{ property: secret, operator: secret, value: [secret] }]);
          const value = encodeURIComponent(parameter === 'filter' ? filter : secret);
          const target = `/contacts/${encodeURIComponent(secret)}?${parameter}=${value}&${encodeURIComponent(secret)}=1`;
          const headers: [string, string][] = [
            ['Content-Type', `application/json; charset=${encodeURIComponent(secret)}`],
            ['X-Request-Id', encodeURIComponent(secret)],
            ['Set-Cookie', `a=${encodeURIComponent(secret)}`],
            [`x-${encodeURIComponent(secret).replaceAll('%', '')}`, 'a'],
          ];
          const answer = { headers, reason: String(secret), body: Buffer.from(`no JSON: ${secret}`) };
          const text = archive(exchangeOf(byId('getContact'), answer, { target, headers }));
          expect(absent(text, secret)).toBe(true);
          expect(text.toLowerCase()).not.toContain(
            `x-${encodeURIComponent(secret).replaceAll('%', '').toLowerCase()}`,
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('keeps the form, known values, seconds and paging, and the same stand-in for the same id', () => {
    const data = [
      {
        id: 42001,
        live_id: 5000000101,
        disposition: 'CONNECTED',
        duration: 191,
        calldate: '2026-11-20 09:02:11',
        dst_name: 'Tom Reyes',
      },
      { id: 42002, live_id: 5000000101, disposition: 'BUSY', duration: null, is_root: true },
    ];
    const body = Buffer.from(JSON.stringify({ data, total: 2 }));
    const masked = JSON.parse(createMask(document).body(body)) as { data: JsonObject[]; total: number };
    expect(masked).toEqual({
      data: [
        {
          id: 1,
          live_id: 2,
          disposition: 'CONNECTED',
          duration: 191,
          calldate: '2000-01-01 00:00:00',
          dst_name: 'xxx xxxxx',
        },
        { id: 3, live_id: 2, disposition: 'xxxx', duration: null, is_root: true },
      ],
      total: 2,
    });
    for (const target of [
      '/cdrs?limit=20&page=2&sort=calldate&dir=DESC',
      '/cdrs?limit=1&page=1000000',
      '/cdrs?limit=5&fields[cdrs]=id%2Ccalldate',
    ])
      expect(mask.target(byId('listCdrs'), target)).toBe(target);
    const filter = (operator: string) =>
      `/cdrs?filter=${encodeURIComponent(JSON.stringify([{ property: 'dst', operator, value: 'x' }]))}`;
    expect(mask.target(byId('listCdrs'), filter('resembles'))).toBe(filter('resembles'));
    expect(mask.target(byId('listCdrs'), filter('TomReyes'))).toBe(filter('xxxxxxxx'));
  });

  it('shows a field that is asked for by name, but never a secret', () => {
    const exchange = exchangeOf(byId('getMe'), {
      body: Buffer.from('{"data":{"email":"a@b.example","sip_password":"QSECRET1"}}'),
    });
    expect(archive(exchange, ['email', 'sip_password'])).toContain('a@b.example');
    expect(archive(exchange, ['email', 'sip_password'])).not.toContain('QSECRET1');
  });

  it('says that there was no answer', () => {
    const failed = { ...exchangeOf(byId('getMe'), {}), outcome: { failure: 'dropped' } };
    expect(toHar('https://pbx.example.com', [failed], createMask(document))).toMatchObject({
      log: { entries: [{ comment: 'test: no response', response: { status: 0 } }] },
    });
  });
});

describe('createRedactor', () => {
  it('takes out everywhere what it has learnt', () => {
    const redactor = createRedactor();
    redactor.learnFrom(JSON.stringify({ data: { token: 'QSECRETTOKEN' } }));
    redactor.learn('another-secret');
    expect(redactor.text('/apitokens/QSECRETTOKEN another-secret')).not.toMatch(/QSECRET|another/);
  });
});
