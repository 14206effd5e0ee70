import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWebhookHandler, type DeliveryReport, type Secret } from '../src/index.ts';
import { example } from './support/contract-events.ts';
import { basic, post } from './support/receiver.ts';

const BASIC = { username: 'pbx', password: 'pä:ss wörd, a long one' };
const KEY = 'k3v9-2c71-aa05-9d4e';

async function statuses(secret: Secret | Secret[], requests: Request[]): Promise<number[]> {
  const handler = createWebhookHandler({}, { secret, onDelivery: () => {} });
  return Promise.all(requests.map(async (request) => (await handler(request)).status));
}

const body = example('call.missed-leg');
const at = (path: string, headers: Record<string, string> = {}) => post(body, { path, headers });

test('HTTP Basic: the right user and password, and nothing else', async () => {
  const right = [
    basic(BASIC.username, BASIC.password),
    { authorization: basic(BASIC.username, BASIC.password).authorization.replace('Basic', 'bAsIc  ') },
  ];
  const wrong = [
    {},
    basic('pbx', 'pä:ss wörd, a long onE'),
    basic('pbx', 'pä:ss wörd, a long one '),
    basic('pbx', ''),
    basic('', ''),
    basic('pbx:pä', 'ss wörd, a long one!'),
    { authorization: `Bearer ${btoa('pbx')}` },
    { authorization: 'Basic' },
    { authorization: `${BASIC.username}:${BASIC.password}` },
    { authorization: 'Basic !!!' },
    { authorization: 'Basic AAA=A' },
  ];
  expect(
    await statuses(
      BASIC,
      right.map((headers) => at('/', headers)),
    ),
  ).toEqual([204, 204]);
  expect(
    await statuses(
      BASIC,
      wrong.map((headers) => at('/', headers)),
    ),
  ).toEqual(wrong.map(() => 401));
});

test('HTTP Basic: user and password as they stand in the URL, and decoded', async () => {
  const [plain, encoded] = ['a p@ss/word, a long one', 'a%20p%40ss%2Fword%2C%20a%20long%20one'];
  const sent = [basic('p@bx', plain), basic('p%40bx', encoded), basic('p@bx', `${plain}%20`)];
  const requests = () => sent.map((headers) => at('/', headers));
  expect(await statuses({ username: 'p@bx', password: plain }, requests())).toEqual([204, 204, 401]);
  expect(await statuses({ username: 'p%40bx', password: encoded }, requests())).toEqual([204, 204, 401]);
});

test('HTTP Basic, however a sender writes it', async () => {
  const secret = { username: 'pbx', password: 'größe/100%+%40 & a long one?' };
  const percent = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;
  const text = `${secret.username}:${secret.password}`;
  const sent = [
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
    Buffer.from(text, 'latin1').toString('base64'),
    btoa(`pbx:${encodeURIComponent(secret.password)}`),
    btoa(`pbx:${encodeURIComponent(secret.password).toLowerCase()}`),
    btoa(`pbx:${Array.from(Buffer.from(secret.password), percent).join('')}`),
  ];
  const requests = sent.map((credentials) => at('/', { authorization: `Basic ${credentials}` }));
  expect(await statuses(secret, requests)).toEqual(sent.map(() => 204));
});

test('who was let in before changes nothing for others', async () => {
  const secret = { username: 'pbx', password: 'a%20long password' };
  const right = [basic('pbx', 'a long password'), basic('pbx', 'a%20long%20password')];
  const wrong = [
    {},
    { authorization: '' },
    basic('pbx', 'a long passworD'),
    basic('pbx', 'a long password '),
  ];
  const visits = fc.array(fc.constantFrom(...right, ...wrong), { minLength: 2, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(visits, async (headers) => {
      const sent = headers.map((one) => at('/', one));
      expect(await statuses(secret, sent)).toEqual(headers.map((one) => (wrong.includes(one) ? 401 : 204)));
    }),
  );
});

test('a secret in the path: the last segment, or the whole path', async () => {
  const right = [`/${KEY}`, `/hooks/${KEY}`, `/hooks/${KEY}/`, `/${KEY.replace('9', '%39')}?x=1`];
  expect(
    await statuses(
      KEY,
      right.map((path) => at(path)),
    ),
  ).toEqual([204, 204, 204, 204]);
  const wrong = [
    '/',
    `/${KEY.slice(1)}`,
    `/${KEY}9`,
    `/${KEY.toUpperCase()}`,
    `/${KEY}/hooks`,
    `/hooks?${KEY}`,
    '/%',
    `/x${KEY}`,
  ];
  expect(
    await statuses(
      KEY,
      wrong.map((path) => at(path)),
    ),
  ).toEqual(wrong.map(() => 401));
  const whole: Secret = { path: `/hooks/${KEY}` };
  expect(await statuses(whole, [at(`/hooks/${KEY}`), at(`/${KEY}`), at(`/hooks/${KEY}/`)])).toEqual([
    204, 401, 401,
  ]);
});

test('a secret in the path fits as it stands in the address, and decoded', async () => {
  const path = `/hooks/${KEY}%2F%C3%BC`;
  for (const secret of [`${KEY}/ü`, `${KEY}%2F%C3%BC`, { path }, { path: `/hooks/${KEY}/ü` }])
    expect(await statuses(secret, [at(path), at(`/hooks/${KEY}%C3%BC`)])).toEqual([204, 401]);
});

test('any secret of a list fits', async () => {
  const [old, next] = [`old-${KEY}`, `new-${KEY}`];
  const requests = [
    at(`/${old}`),
    at(`/${next}`),
    at('/', basic(BASIC.username, BASIC.password)),
    at(`/${KEY}`),
  ];
  expect(await statuses([old, next, BASIC], requests)).toEqual([204, 204, 204, 401]);
});

test('none lets everybody in', async () => {
  expect(await statuses('none', [at('/'), at('/', basic('a', 'b'))])).toEqual([204, 204]);
});

test('401 comes before the body is read, names the scheme as every 401 must, and tells nothing but that', async () => {
  const reports: DeliveryReport[] = [];
  const onDelivery = (report: DeliveryReport) => reports.push(report);
  const request = at('/wrong');
  const refused = await createWebhookHandler({}, { secret: KEY, onDelivery })(request);
  expect(request.bodyUsed).toBe(false);
  expect(await refused.text()).not.toMatch(/k3v9|wrong\//);
  const asked = await createWebhookHandler({}, { secret: BASIC, onDelivery })(at('/wrong'));
  for (const { headers } of [refused, asked])
    expect(headers.get('www-authenticate')).toBe('Basic realm="webhook", charset="UTF-8"');
  expect(reports).toHaveLength(2);
  expect(reports[0]).toMatchObject({ outcome: 'unauthorized', status: 401, event: null });
  expect(JSON.stringify(reports)).not.toMatch(/k3v9|wörd|\/wrong/);
});

const [OLD, NEXT] = [`old-${KEY}`, `new-${KEY}`];

test.each<[secret: Secret | Secret[], path: string, headers: Record<string, string>, which: string]>([
  [BASIC, '/events', {}, 'missing'],
  [BASIC, `/events/${KEY}`, {}, 'missing'],
  [BASIC, '/', basic('pbx', 'x'), 'wrong'],
  [BASIC, '/', basic('', ''), 'wrong'],
  [BASIC, '/', { authorization: 'Bearer x' }, 'wrong'],
  [KEY, '/', {}, 'missing'],
  [KEY, '/hooks', {}, 'missing'],
  [KEY, `/hooks/${OLD}`, {}, 'wrong'],
  [KEY, '/hooks', basic('pbx', KEY), 'missing'],
  [{ path: `/hooks/${KEY}` }, '/hooks', {}, 'missing'],
  [{ path: `/hooks/${KEY}` }, `/hooks/${OLD}`, {}, 'wrong'],
  [[BASIC, OLD], '/events', {}, 'missing'],
  [[BASIC, OLD], '/events', basic('pbx', 'x'), 'wrong'],
  [[BASIC, OLD], `/events/${NEXT}`, {}, 'wrong'],
])('the report, and not the response, tells which: %j, %s %j: %s', async (secret, path, headers, which) => {
  const reports: DeliveryReport[] = [];
  const handler = createWebhookHandler({}, { secret, onDelivery: (report) => reports.push(report) });
  const response = await handler(at(path, headers));
  expect(reports).toMatchObject([{ outcome: 'unauthorized', reason: `The secret is ${which}.` }]);
  expect(response.status).toBe(401);
  expect(await response.text()).toBe('{"message":"The secret is missing or wrong.","errors":[]}');
  expect([...response.headers]).toEqual([
    ['content-type', 'application/json'],
    ['www-authenticate', 'Basic realm="webhook", charset="UTF-8"'],
  ]);
});

test.each([
  undefined,
  '',
  [],
  [''],
  { path: '' },
  { path: '/' },
  { path: 'hooks' },
  'fifteen-letters',
  ['a-secret-that-is-long', ''],
  { path: '/too-short' },
  { path: '/hooks/k3v9-2c71-aa05?secret=9d4e' },
  { path: '/hooks/k3v9-2c71-aa05#9d4e' },
  ' '.repeat(20),
  { username: '', password: 'a-secret-that-is-long' },
  { username: 'pbx', password: '' },
  { username: 'pbx', password: 'too-short' },
  { username: 'pbx', password: undefined },
  { username: undefined, password: undefined },
  {},
  null,
  5,
])('a secret that is none is refused at once: %j', (secret) => {
  expect(() => createWebhookHandler({}, { secret: secret as never })).toThrow(TypeError);
});

test.each([
  [undefined, 'secret', 'not set'],
  ['short', 'secret', 'too short'],
  [['a-secret-that-is-long', ''], 'secret[1]', 'not set'],
  [[{ username: 'pbx', password: 'short' }], 'secret[0].password', 'too short'],
  [{ username: 'pbx', password: undefined }, 'secret.password', 'not set'],
  [{ path: '/short' }, 'secret.path', 'too short'],
  ['undefinedundefined', 'secret', 'easy to guess'],
  ['undefined-undefined-', 'secret', 'easy to guess'],
  [{ username: 'pbx', password: 'null'.repeat(5) }, 'secret.password', 'easy to guess'],
  ['[object Object]'.repeat(2), 'secret', 'easy to guess'],
  ['changeme'.repeat(3), 'secret', 'easy to guess'],
  ['a'.repeat(40), 'secret', 'easy to guess'],
  ['\u200B'.repeat(16), 'secret', 'too short'],
  [`short${'\u2060\uFEFF\u00AD \u3000'.repeat(9)}`, 'secret', 'too short'],
])('the message for %j names what is wrong, and quotes nothing', (secret, name, why) => {
  const open = () => createWebhookHandler({}, { secret: secret as never });
  expect(open).toThrow(`\`${name}\` is ${why}`);
  expect(open).not.toThrow("short'");
});

test('what a generator of secrets gives is taken', () => {
  const hex = fc.property(fc.uint8Array({ minLength: 16, maxLength: 32 }), (bytes) => {
    // A byte that is drawn again and again is not what a generator gives.
    if (new Set(bytes).size < 12) return;
    for (const secret of [Buffer.from(bytes).toString('hex'), Buffer.from(bytes).toString('base64url')])
      expect(() => createWebhookHandler({}, { secret })).not.toThrow();
  });
  fc.assert(hex);
});
