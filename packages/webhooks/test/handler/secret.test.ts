import { expect, test } from 'vitest';
import { createWebhookHandler, type Secret } from '../../src/index.ts';
import { example } from '../support/contract-events.ts';
import { basic, post } from '../support/post.ts';
import { spyErrors } from '../support/spies.ts';

const BASIC = { username: 'pbx', password: 'pä:ss wörd' };

async function statuses(secret: Secret | Secret[], requests: Request[]): Promise<number[]> {
  const handler = createWebhookHandler({}, { secret });
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
    basic('pbx', 'pä:ss wörD'),
    basic('pbx', 'pä:ss wörd '),
    basic('pbx', ''),
    basic('', ''),
    basic('pbx:pä', 'ss wörd!'),
    { authorization: `Bearer ${btoa('pbx')}` },
    { authorization: 'Basic' },
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

test('a secret in the path: the last segment, or the whole path', async () => {
  expect(
    await statuses(
      'k3v9',
      ['/k3v9', '/hooks/k3v9', '/hooks/k3v9/', '/k3v%39?x=1'].map((path) => at(path)),
    ),
  ).toEqual([204, 204, 204, 204]);
  const wrong = ['/', '/k3v', '/k3v99', '/K3V9', '/k3v9/hooks', '/hooks?k3v9', '/%', '/xk3v9'];
  expect(
    await statuses(
      'k3v9',
      wrong.map((path) => at(path)),
    ),
  ).toEqual(wrong.map(() => 401));
  const whole: Secret = { path: '/hooks/k3v9' };
  expect(await statuses(whole, [at('/hooks/k3v9'), at('/k3v9'), at('/hooks/k3v9/')])).toEqual([
    204, 401, 401,
  ]);
});

test('a secret in the path fits as it stands in the address, and decoded', async () => {
  const path = '/hooks/k%2F%C3%BC';
  for (const secret of ['k/ü', 'k%2F%C3%BC', { path }, { path: '/hooks/k/ü' }])
    expect(await statuses(secret, [at(path), at('/hooks/k%C3%BC')])).toEqual([204, 401]);
});

test('any secret of a list fits', async () => {
  const requests = [at('/old'), at('/new'), at('/', basic(BASIC.username, BASIC.password)), at('/other')];
  expect(await statuses(['old', 'new', BASIC], requests)).toEqual([204, 204, 204, 401]);
});

test('401 comes before the body is read, names the scheme for Basic only, and tells nothing', async () => {
  const onError = spyErrors();
  const request = at('/wrong');
  const refused = await createWebhookHandler({}, { secret: 'k3v9', onError })(request);
  expect(request.bodyUsed).toBe(false);
  expect(refused.headers.has('www-authenticate')).toBe(false);
  expect(await refused.text()).not.toMatch(/k3v9|wrong\//);
  const asked = await createWebhookHandler({}, { secret: BASIC, onError })(at('/wrong'));
  expect(asked.headers.get('www-authenticate')).toBe('Basic realm="webhook", charset="UTF-8"');
  expect(onError).not.toHaveBeenCalled();
});

test.each([
  undefined,
  '',
  [],
  [''],
  { path: '' },
  { path: '/' },
  { path: 'hooks' },
  { username: '', password: '' },
  { username: 'pbx', password: undefined },
  { username: undefined, password: undefined },
  {},
  null,
  5,
])('a secret that is none is refused at once: %j', (secret) => {
  expect(() => createWebhookHandler({}, { secret: secret as never })).toThrow(TypeError);
});
