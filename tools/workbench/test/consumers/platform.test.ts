import { expect, test } from 'vitest';
import { startPlatform } from '../../src/consumers/platform.ts';

test('the 301 of a changed call can be followed, and is noticed when it is', async () => {
  await using platform = await startPlatform();
  const { TELEPHONY_URL, TELEPHONY_EMAIL, TELEPHONY_PASSWORD, TELEPHONY_USER } = platform.environment;
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  const send = async (method: string, path: string, body: object, redirect: RequestRedirect) => {
    const response = await fetch(`${TELEPHONY_URL}${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
      redirect,
    });
    return {
      status: response.status,
      body: (await response.json()) as { data: { id: number; dst: string } },
    };
  };
  const session = await fetch(`${TELEPHONY_URL}/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: TELEPHONY_EMAIL, password: TELEPHONY_PASSWORD }),
  });
  headers['X-Auth-Token'] = ((await session.json()) as { user_token: string }).user_token;
  const transfer = async (redirect: RequestRedirect) => {
    const { body } = await send('POST', '/calls', { from: TELEPHONY_USER, to: '447700900456' }, 'manual');
    return send('PATCH', `/calls/${body.data.id}`, { dst: platform.extension }, redirect);
  };

  const seen = await transfer('manual');
  expect([seen.status, seen.body.data.dst]).toEqual([301, platform.extension]);
  expect(platform.followed).toEqual([]);

  await transfer('follow');
  expect(platform.followed).toEqual(['PATCH']);
});
