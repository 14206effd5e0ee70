import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWebhookHandler, type DeliveryReport, type Secret } from '../src/index.ts';
import { example } from './support/contract-events.ts';
import { basic, post } from './support/receiver.ts';

const BASIC = { username: 'pbx', password: 'pä:ss wörd, a long one' };
const KEY = 'k3v9-2c71-aa05-9d4e';
const [OLD, NEXT] = [`old-${KEY}`, `new-${KEY}`];

async function statuses(secret: Secret | Secret[], requests: readonly Request[]): Promise<number[]> {
  const handler = createWebhookHandler({}, { secret, onDelivery: () => {} });
  return Promise.all(requests.map(async (request) => (await handler(request)).status));
}

const body = example('call.missed-leg');
const at = (path: string, headers: Record<string, string> = {}) => post(body, { path, headers });
const withBasic = (username: string, password: string) => at('/', basic(username, password));
const withHeader = (authorization: string) => at('/', { authorization });
const base64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64');

const SLASHED = { username: 'p@bx', password: 'a p@ss/word, a long one' };
const ENCODED = { username: 'p%40bx', password: 'a%20p%40ss%2Fword%2C%20a%20long%20one' };
const asWritten = () => [withBasic('p@bx', SLASHED.password), withBasic('p%40bx', ENCODED.password)];
const notDecoded = () => [withBasic('p@bx', `${SLASHED.password}%20`)];
const UMLAUTS = { username: 'pbx', password: 'größe/100%+%40 & a long one?' };
const percent = (byte: number) => `%${byte.toString(16).padStart(2, '0')}`;
const umlautsPath = `/hooks/${KEY}%2F%C3%BC`;
const wholePath: Secret = { path: `/hooks/${KEY}` };

test.each<[what: string, secret: Secret | Secret[], accepted: Request[], refused: Request[]]>([
  [
    'HTTP Basic: the right user and password, and nothing else',
    BASIC,
    [
      withBasic(BASIC.username, BASIC.password),
      withHeader(basic(BASIC.username, BASIC.password).authorization.replace('Basic', 'bAsIc  ')),
    ],
    [
      at('/'),
      withBasic('pbx', 'pä:ss wörd, a long onE'),
      withBasic('pbx', 'pä:ss wörd, a long one '),
      withBasic('pbx', ''),
      withBasic('', ''),
      withBasic('pbx:pä', 'ss wörd, a long one!'),
      withHeader(`Bearer ${btoa('pbx')}`),
      withHeader('Basic'),
      withHeader(`${BASIC.username}:${BASIC.password}`),
      withHeader('Basic !!!'),
      withHeader('Basic AAA=A'),
    ],
  ],
  ['HTTP Basic: as it stands in the URL, and decoded', SLASHED, asWritten(), notDecoded()],
  ['HTTP Basic: as encoded in the URL, and decoded', ENCODED, asWritten(), notDecoded()],
  [
    'HTTP Basic, however a sender writes it',
    UMLAUTS,
    [
      base64(`pbx:${UMLAUTS.password}`).replace(/=+$/, ''),
      base64(`pbx:${UMLAUTS.password}`, 'latin1'),
      btoa(`pbx:${encodeURIComponent(UMLAUTS.password)}`),
      btoa(`pbx:${encodeURIComponent(UMLAUTS.password).toLowerCase()}`),
      btoa(`pbx:${Array.from(Buffer.from(UMLAUTS.password), percent).join('')}`),
    ].map((credentials) => withHeader(`Basic ${credentials}`)),
    [],
  ],
  [
    'text: the last segment of the path',
    KEY,
    [`/${KEY}`, `/hooks/${KEY}`, `/hooks/${KEY}/`, `/${KEY.replace('9', '%39')}?x=1`].map((path) => at(path)),
    [
      '/',
      `/${KEY.slice(1)}`,
      `/${KEY}9`,
      `/${KEY.toUpperCase()}`,
      `/${KEY}/hooks`,
      `/hooks?${KEY}`,
      '/%',
      `/x${KEY}`,
    ].map((path) => at(path)),
  ],
  ['the whole path', wholePath, [at(`/hooks/${KEY}`)], [at(`/${KEY}`), at(`/hooks/${KEY}/`)]],
  ...[`${KEY}/ü`, `${KEY}%2F%C3%BC`, { path: umlautsPath }, { path: `/hooks/${KEY}/ü` }].map(
    (secret): [string, Secret, Request[], Request[]] => [
      `in the path, as it stands in the address, and decoded: ${JSON.stringify(secret)}`,
      secret,
      [at(umlautsPath)],
      [at(`/hooks/${KEY}%C3%BC`)],
    ],
  ),
  [
    'any secret of a list',
    [OLD, NEXT, BASIC],
    [at(`/${OLD}`), at(`/${NEXT}`), withBasic(BASIC.username, BASIC.password)],
    [at(`/${KEY}`)],
  ],
  ['none lets everybody in', 'none', [at('/'), withBasic('a', 'b')], []],
])('%s', async (_, secret, accepted, refused) => {
  expect(await statuses(secret, [...accepted, ...refused])).toEqual([
    ...accepted.map(() => 204),
    ...refused.map(() => 401),
  ]);
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
  [],
  [''],
  { path: '' },
  { path: '/' },
  { path: 'hooks' },
  'fifteen-letters',
  { path: '/hooks/k3v9-2c71-aa05?secret=9d4e' },
  { path: '/hooks/k3v9-2c71-aa05#9d4e' },
  ' '.repeat(20),
  { username: '', password: 'a-secret-that-is-long' },
  { username: undefined, password: undefined },
  {},
  null,
  5,
])('a secret that is none is refused at once: %j', (secret) => {
  expect(() => createWebhookHandler({}, { secret: secret as never })).toThrow(TypeError);
});

test.each([
  [undefined, 'secret', 'not set'],
  ['', 'secret', 'not set'],
  ['short', 'secret', 'too short'],
  [{ username: 'pbx', password: '' }, 'secret.password', 'not set'],
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
