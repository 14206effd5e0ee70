import { expectLinear } from '@telephony/testing/linear';
import { describe, expect, it, test } from 'vitest';
import { Redactor, secretNames } from '../src/index.ts';

const SECRET = 'seven-spokes-and-a-bell';
const redactor = new Redactor();

describe('names', () => {
  test.each(
    (
      'api_key apiKey X-API-Key client_secret new_password accessKey access_key private-key vm_pin pin_pstn ' +
      'X-Auth-Token user_token refreshToken Authorization Proxy-Authorization Set-Cookie sip_password passwd ' +
      'device_fingerprint code sessionId'
    ).split(' '),
  )('%s is secret', (name) => expect(redactor.isSecretField(name)).toBe(true));

  test.each(
    'from id key keys author spinner pinned opinion postcode area_code monkey dtmf_target media_session_id two_factor_auth'.split(
      ' ',
    ),
  )('%s is not', (name) => expect(redactor.isSecretField(name)).toBe(false));

  it('hides a name that is too long to be one', () =>
    expect(redactor.redactValue({ ['a'.repeat(300)]: SECRET })).not.toContain(SECRET));
});

test.each([
  `{"client_secret": "${SECRET}", "a`,
  `new_password=${SECRET}&x=1`,
  `user%5Bpassword%5D=${SECRET}`,
  `user[password]=${SECRET}`,
  `<a access-key='${SECRET}'>`,
  `api_key: ${SECRET}`,
])('text that cannot be parsed keeps its secrets: %s', (text) => {
  expect(redactor.redactText(text)).not.toContain(SECRET);
});

test.each([
  `{"x": "Bearer ${SECRET}"}`,
  `{"x": ["https://u:${SECRET}@h/?page=2", {"y": "see https://h/?a=1&token=${SECRET}"}]}`,
  `{"x": "basic ${SECRET}"}`,
  `{"x": "https://h/?api%5Fkey=${SECRET}#end"}`,
  `{"x": "https://h/cb#access_token=${SECRET}"}`,
  `{"https://u:${SECRET}@h/": "x"}`,
  `{"x": "?back=https://h/?token=${SECRET}&page=2"}`,
  `{"x": "back=${encodeURIComponent(`https://u:${SECRET}@h/?token=${SECRET}`)}&page=2"}`,
  `{"x": "note=Bearer+${SECRET}&page=2", "y": "Bearer%20${SECRET}"}`,
])('a value that holds a secret under any name hides it: %s', (json) => {
  expect(JSON.stringify(redactor.redactValue(JSON.parse(json)))).not.toContain(SECRET);
  expect(redactor.redactText(json)).not.toContain(SECRET);
  expect(redactor.redactText(json)).toContain('x');
});

test.each(['api_key', 'api%5Fkey', 'user[password]', 'X-Auth-Token'])('a query keeps %s', (name) => {
  expect(redactor.redactUrl(`/cdrs?limit=1&${name}=${SECRET}&page=2`)).toBe(
    `/cdrs?limit=1&${name}=[redacted]&page=2`,
  );
});

it('keeps words after "basic" that are no credentials', () => {
  const text = 'The basic plan, a Basic English. Basic dTpw, basic YWRhOmxvdmVsYWNlMQ==';
  expect(redactor.redactWithin(text)).toBe(
    'The basic plan, a Basic English. Basic [redacted], basic [redacted]',
  );
});

it('keeps what discloses nothing', () => {
  const value = {
    has_fax_password: true,
    vm_pin: '1234',
    token: null,
    pin: 7,
    secrets: ['a'],
    nonce: { x: 'a' },
  };
  const masked = { ...value, vm_pin: '***', pin: '***', secrets: '***', nonce: '***' };
  expect(new Redactor({ mask: '***' }).redactValue(value)).toEqual(masked);
});

describe('learnt secrets', () => {
  it('are replaced everywhere', () => {
    const learning = new Redactor();
    const basic = Buffer.from(`tom@harbourlane.example:${SECRET}`).toString('base64');
    learning.learnFrom({ data: { token: 'QSECRETTOKEN' } });
    learning.learnFromHeaders([
      ['x-auth-token', 'another-secret'],
      ['authorization', `Basic ${basic}`],
      ['host', 'harbourlane.example'],
    ]);
    const text = learning.redactLearnt(
      `/apitokens/QSECRETTOKEN another-secret ${SECRET} ${basic} harbourlane.example`,
    );
    expect(text).toBe('/apitokens/[redacted] [redacted] [redacted] [redacted] harbourlane.example');
  });

  it('are forgotten, the oldest first, however many a stranger sends', () => {
    const learning = new Redactor({ maxSecrets: 3 });
    for (let index = 0; index < 50; index++) learning.learn(`secret-${index}-x`);
    expect(learning.redactLearnt('secret-0-x secret-49-x')).toBe('secret-0-x [redacted]');
  });
});

it('takes for secret what a contract marks so', () => {
  const document = {
    paths: {
      '/things': {
        get: { parameters: [{ name: 'Door', in: 'query', schema: { type: 'string', 'x-secret': true } }] },
      },
    },
    components: {
      schemas: {
        Thing: { properties: { sesame: { format: 'password' }, mark: { writeOnly: true }, plain: {} } },
      },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Gate' } },
    },
  };
  const marked = new Redactor();
  marked.secretNames = secretNames(document);
  const names = ['door', 'sesame', 'mark', 'x-gate', 'plain'];
  expect(names.filter((name) => marked.isSecretField(name))).toEqual(['door', 'sesame', 'mark', 'x-gate']);
  expect(names.filter((name) => redactor.isSecretField(name))).toEqual([]);
  expect(marked.redactUrl('/things?Door=open&plain=1')).toBe('/things?Door=[redacted]&plain=1');
});

it('takes a time in proportion to the length of any text', async () => {
  await expectLinear((text) => [redactor.redactText(text), redactor.redactUrl(`/x?${text}`)]);
}, 60_000);
