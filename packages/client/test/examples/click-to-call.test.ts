import { expect, test } from 'vitest';
import { readBody } from '../support/read-body.ts';
import { json, startServer } from '../support/start-server.ts';
import { mockPlatform } from './support/mock-platform.ts';
import { runExample, startExample } from './support/start-example.ts';
import { withToken } from './support/token.ts';

const numbers = ['--from', '410003', '--to', '447700900456'];

test('runs without options, on a mock of its own', async () => {
  const { code, stdout, stderr } = await runExample('click-to-call', ['--interval', '0']);
  expect(stdout.trimEnd().split('\n')).toEqual([
    'Call 5000000106 from user 410003 to 447700900456: RINGING',
    'Call 5000000106: CONNECTED',
    'Call 5000000106 is still live.',
  ]);
  expect(stderr).toBe('No --base-url: started a mock for this run.\n');
  expect(code).toBe(0);
});

test('makes the call and looks at it as often as it is told', async () => {
  const { mock, args } = await mockPlatform();
  const { code } = await runExample(
    'click-to-call',
    [...args, ...numbers, '--polls', '2', '--interval', '0'],
    { env: withToken },
  );
  expect(mock.requests.map(({ method, url, body }) => `${method} ${url} ${body.toString()}`)).toEqual([
    'POST /v1.2/service/calls {"from":"410003","to":"447700900456"}',
    'GET /v1.2/service/calls/5000000106 ',
    'GET /v1.2/service/calls/5000000106 ',
  ]);
  expect(code).toBe(0);
});

test('tells that the call has ended', async () => {
  let looks = 0;
  const url = await startServer((request, response) => {
    if (request.method === 'POST')
      return json(response, { data: { id: 5, state: 'RINGING' }, links: {} }, 201);
    looks++;
    if (looks < 3) return json(response, { data: { id: 5, state: 'CONNECTED' }, links: {} });
    return json(response, { message: 'Resource not found', errors: [] }, 404);
  });
  const { code, stdout, stderr } = await runExample(
    'click-to-call',
    ['--base-url', url, ...numbers, '--interval', '0'],
    { env: withToken },
  );
  expect(stdout).toBe(
    'Call 5 from user 410003 to 447700900456: RINGING\nCall 5: CONNECTED\nCall 5 has ended.\n',
  );
  expect(stderr).toBe('');
  expect(code).toBe(0);
});

test.each([
  { signal: 'SIGINT', expected: 130 },
  { signal: 'SIGTERM', expected: 143 },
] as const)('hangs up on $signal', async ({ signal, expected }) => {
  const { mock, args } = await mockPlatform();
  const example = startExample('click-to-call', [...args, ...numbers, '--interval', '60'], {
    env: withToken,
  });
  await example.says('RINGING');
  example.process.kill(signal);
  const { code, stdout, stderr } = await example.finished;
  expect(mock.requests.at(-1)).toMatchObject({
    method: 'DELETE',
    url: '/v1.2/service/calls/5000000106',
    status: 204,
  });
  expect(stdout).toContain('Call 5000000106 was hung up.\n');
  expect(stderr).toBe('Stopped.\n');
  expect(code).toBe(expected);
});

test('an interruption while the call is being made hangs up as soon as its id is known', async () => {
  const asked: string[] = [];
  const begun = Promise.withResolvers<void>();
  const url = await startServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.method === 'DELETE') {
      response.writeHead(204).end();
      return;
    }
    begun.resolve();
    setTimeout(() => json(response, { data: { id: 5, state: 'RINGING' }, links: {} }, 201), 300);
  });
  const example = startExample('click-to-call', ['--base-url', url, ...numbers], { env: withToken });
  await begun.promise;
  example.process.kill('SIGINT');
  expect((await example.finished).code).toBe(130);
  expect(asked).toEqual(['POST /v1.2/service/calls', 'DELETE /v1.2/service/calls/5']);
});

test('says in one line what the platform refuses', async () => {
  const url = await startServer(async (request, response) => {
    await readBody(request);
    json(response, { message: 'Unable to make a call with no VoIP clients registered', errors: [] }, 412);
  });
  const { code, stdout, stderr } = await runExample('click-to-call', ['--base-url', url, ...numbers], {
    env: withToken,
  });
  expect(stderr).toBe(
    'createCall [POST] /calls: 412 Unable to make a call with no VoIP clients registered. Switch on a phone of the user who calls.\n',
  );
  expect(stdout).toBe('');
  expect(code).toBe(1);
});

test('says in one line that no platform is there, without the token', async () => {
  const { code, stderr } = await runExample(
    'click-to-call',
    ['--base-url', 'http://127.0.0.1:1/v1.2/service', ...numbers],
    { env: withToken },
  );
  expect(stderr).toMatch(
    /^createCall \[POST\] \/calls: no response .*127\.0\.0\.1:1.*Check the URL and your connection\.\n$/,
  );
  expect(stderr).not.toContain(withToken.TELEPHONY_TOKEN);
  expect(code).toBe(1);
});

test('logs in with a password and out at the end', async () => {
  const { mock, args } = await mockPlatform();
  const { code, stderr } = await runExample(
    'click-to-call',
    [...args, ...numbers, '--polls', '1', '--interval', '0'],
    {
      env: {
        TELEPHONY_EMAIL: 'mei.lindqvist@harbourlane.example',
        TELEPHONY_PASSWORD: 'seven-spokes-and-a-bell',
      },
    },
  );
  expect(stderr).toBe('');
  expect(mock.requests.map(({ operationId }) => operationId)).toEqual([
    'login',
    'createCall',
    'getCall',
    'logout',
  ]);
  expect(code).toBe(0);
});
