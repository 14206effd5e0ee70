import { readContract } from '@telephony/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REDACTED } from '@telephony/http';
import { createRedactor } from '../src/redact/redactor.ts';
import { toHar } from '../src/redact/to-har.ts';
import type { Exchange } from '../src/server/exchange.ts';

const NAMES = ['token', 'user_token', 'password', 'sip_password', 'nonce', 'code', 'vm_pin', 'X_Token'];
/** Letters that need no escape in JSON or in an address, and stand in no name. */
const secret = fc.stringMatching(/^Q[A-Z]{8,20}$/);
const name = fc.constantFrom(...NAMES);

describe('createRedactor', () => {
  it('takes secret members out of any JSON, and leaves all else', () => {
    fc.assert(
      fc.property(fc.jsonValue(), name, secret, (value, member, hidden) => {
        const redacted = createRedactor().body(JSON.stringify({ value, deep: [{ [member]: hidden }] }));
        expect(redacted).not.toContain(hidden);
        expect(JSON.parse(redacted).deep).toEqual([{ [member]: REDACTED }]);
      }),
    );
  });

  it('takes them out of JSON that is cut off, and of forms', () => {
    fc.assert(
      fc.property(name, secret, fc.nat(3), (member, hidden, cut) => {
        const json = `{"data":{"${member}": "${hidden}"}}`;
        const redactor = createRedactor();
        expect(redactor.body(json.slice(0, json.length - 1 - cut))).not.toContain(hidden);
        expect(redactor.body(`a=1&${member}=${hidden}&b=2`)).not.toContain(hidden);
      }),
    );
  });

  it('takes out everywhere what it has learnt', () => {
    fc.assert(
      fc.property(secret, fc.string(), (hidden, around) => {
        const redactor = createRedactor();
        redactor.learnFrom(JSON.stringify({ data: { token: hidden } }));
        expect(redactor.text(`${around}/apitokens/${hidden}`)).not.toContain(hidden);
        expect(redactor.header('Location', `/?t=${hidden}`)).not.toContain(hidden);
        expect(redactor.body(JSON.stringify({ note: `${around}${hidden}` }))).not.toContain(hidden);
      }),
    );
  });

  it('keeps the form that a schema checks', () => {
    const body = createRedactor().body('{"vm_pin":"4711","token":null,"password":"","code":7,"id":1}');
    expect(JSON.parse(body)).toEqual({ vm_pin: '0000', token: null, password: '', code: 0, id: 1 });
  });

  it.each(['X-Auth-Token', 'Authorization', 'Cookie', 'set-cookie'])('takes out the header %s', (header) => {
    expect(createRedactor().header(header, 'QSECRET')).toBe(REDACTED);
    expect(createRedactor().header('Accept', 'text/plain')).toBe('text/plain');
  });
});

describe('toHar', () => {
  const { operations } = readContract({
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.0.0' },
    paths: { '/me': { get: { operationId: 'getMe' } } },
  });
  const exchange: Exchange = {
    by: 'test',
    operation: operations[0]!,
    request: {
      method: 'GET',
      target: '/me?token=QQUERY&limit=1',
      headers: [['X-Auth-Token', 'QHEADER']],
      body: Buffer.from('{"password":"QBODY"}'),
    },
    startedAt: 0,
    milliseconds: 3.4,
    outcome: {
      status: 200,
      reason: 'OK',
      headers: [
        ['Set-Cookie', 'QCOOKIE'],
        ['Content-Type', 'application/json'],
      ],
      body: Buffer.from('{"data":{"sip_password":"QSIP"}}'),
    },
  };

  it('holds no secret in address, headers and bodies', () => {
    const har = JSON.stringify(toHar('https://pbx.example.com', [exchange], createRedactor()));
    expect(har).not.toMatch(/Q(QUERY|HEADER|BODY|COOKIE|SIP)/);
    expect(har).toContain('limit=1');
  });

  it('says why there was no answer', () => {
    const har = toHar(
      'https://pbx.example.com',
      [{ ...exchange, outcome: { failure: 'dropped' } }],
      createRedactor(),
    );
    expect(har).toMatchObject({ log: { entries: [{ comment: 'test: dropped', response: { status: 0 } }] } });
  });
});
