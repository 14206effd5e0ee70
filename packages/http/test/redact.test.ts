import { expectLinear } from '@telephony/testing/linear';
import { describe, expect, it, test } from 'vitest';
import { readContract } from '@telephony/contract';
import { heedContract } from '../src/redact.ts';
import { createRedactor, isSecretField, redactQuery, redactText, redactValue } from '../src/index.ts';

const SECRET = 'seven-spokes-and-a-bell';

describe('names', () => {
  test.each(
    (
      'api_key apiKey X-API-Key client_secret new_password accessKey access_key private-key vm_pin pin_pstn ' +
      'X-Auth-Token user_token refreshToken Authorization Proxy-Authorization Set-Cookie sip_password passwd ' +
      'device_fingerprint code sessionId'
    ).split(' '),
  )('%s is secret', (name) => expect(isSecretField(name)).toBe(true));

  test.each(
    'from id key keys author spinner pinned opinion postcode area_code monkey dtmf_target'.split(' '),
  )('%s is not', (name) => expect(isSecretField(name)).toBe(false));

  it('hides a name that is too long to be one', () =>
    expect(redactValue({ ['a'.repeat(300)]: SECRET })).not.toContain(SECRET));
});

test.each([
  `{"client_secret": "${SECRET}", "a`,
  `new_password=${SECRET}&x=1`,
  `user%5Bpassword%5D=${SECRET}`,
  `user[password]=${SECRET}`,
  `<a access-key='${SECRET}'>`,
  `api_key: ${SECRET}`,
])('text that cannot be parsed keeps its secrets: %s', (text) => {
  expect(redactText(text)).not.toContain(SECRET);
});

test.each(['api_key', 'api%5Fkey', 'user[password]', 'X-Auth-Token'])('a query keeps %s', (name) => {
  expect(redactQuery(`/cdrs?limit=1&${name}=${SECRET}&page=2`)).toBe(
    `/cdrs?limit=1&${name}=[redacted]&page=2`,
  );
});

it('keeps the form of a value', () => {
  expect(redactValue({ has_fax_password: true, vm_pin: '1234', token: null, pin: 7 })).toEqual({
    has_fax_password: true,
    vm_pin: '0000',
    token: null,
    pin: 0,
  });
});

describe('a redactor', () => {
  it('takes out everywhere what was a secret once', () => {
    const redactor = createRedactor();
    const basic = Buffer.from(`tom@harbourlane.example:${SECRET}`).toString('base64');
    redactor.learnFrom({ data: { token: 'QSECRETTOKEN' } });
    redactor.learnFromHeaders([
      ['x-auth-token', 'another-secret'],
      ['authorization', `Basic ${basic}`],
      ['host', 'harbourlane.example'],
    ]);
    const text = redactor.text(
      `/apitokens/QSECRETTOKEN another-secret ${SECRET} ${basic} harbourlane.example`,
    );
    expect(text).toBe('/apitokens/[redacted] [redacted] [redacted] [redacted] harbourlane.example');
  });

  it('forgets the oldest, however many a stranger sends', () => {
    const redactor = createRedactor(3);
    for (let index = 0; index < 50; index++) redactor.learn(`secret-${index}-x`);
    expect(redactor.text('secret-0-x secret-49-x')).toBe('secret-0-x [redacted]');
  });
});

it('takes for secret what a contract that is served marks so, and no longer', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'x', version: '1' },
    paths: {
      '/things': {
        get: {
          operationId: 'listThings',
          parameters: [{ name: 'Door', in: 'query', schema: { type: 'string', 'x-secret': true } }],
          responses: { 200: { description: 'Done.' } },
        },
      },
    },
    components: {
      schemas: {
        Thing: { properties: { sesame: { format: 'password' }, mark: { writeOnly: true }, plain: {} } },
      },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Gate' } },
    },
  };
  const contract = readContract(document as never);
  const names = ['door', 'sesame', 'mark', 'x-gate', 'plain'];
  const forget = heedContract(() => contract);
  expect(names.filter(isSecretField)).toEqual(['door', 'sesame', 'mark', 'x-gate']);
  expect(redactQuery('/things?Door=open&plain=1')).toBe('/things?Door=[redacted]&plain=1');
  forget();
  expect(names.filter(isSecretField)).toEqual([]);
});

it('takes a time in proportion to the length of any text', async () => {
  await expectLinear((text) => [redactText(text), redactQuery(`/x?${text}`)]);
}, 60_000);
