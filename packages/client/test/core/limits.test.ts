import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createTelephony, type TelephonyOptions, operations } from '../../src/index.ts';
import { caught } from '../support/caught.ts';
import { json, startServer } from '../support/start-server.ts';

const id = { path: { id: 42 } };
const dial = { body: { to: '100', from: '410003' } };

/** A server that hangs a number of times, before the headers or within the body, then responds. */
async function hanging(times: number, where: 'headers' | 'body' = 'headers') {
  const asked: string[] = [];
  const baseUrl = await startServer((request, response) => {
    asked.push(request.method ?? '');
    if (asked.length > times) return json(response, { data: { id: 42 }, links: {} });
    if (where === 'body') response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
  });
  return { asked, pbx: createTelephony({ baseUrl, auth: 'T', attemptTimeoutMs: 300, operations }) };
}

test.each(['headers', 'body'] as const)(
  'a server that hangs in the %s gets three attempts',
  async (where) => {
    const { asked, pbx } = await hanging(9, where);
    expect(await caught(pbx.getCdr(id))).toMatchObject({
      kind: 'timeout',
      phase: where,
      status: where === 'body' ? 200 : undefined,
      message: expect.stringMatching(/: no (response|end of the body) within 300 ms$/),
    });
    expect(asked).toHaveLength(3);
    const recovering = await hanging(2, where);
    expect((await recovering.pbx.getCdr(id)).data.id).toBe(42);
  },
);

test('what dials or sends is never sent again when it hangs, unless told', async () => {
  const { asked, pbx } = await hanging(99);
  expect(await caught(pbx.createCall(dial))).toMatchObject({ kind: 'timeout', phase: 'headers' });
  await caught(pbx.createCall(dial, { retries: 5 }));
  expect(asked).toHaveLength(2);
  await caught(pbx.createCall(dial, { retryUnsafe: true, retries: 1 }));
  expect(asked).toHaveLength(4);
  await caught(pbx.getCdr(id, { retries: 0 }));
  expect(asked).toHaveLength(5);
});

test('the time of the call ends attempts and pauses', async () => {
  const { asked, pbx } = await hanging(99);
  const began = performance.now();
  const error = await caught(pbx.getCdr(id, { timeoutMs: 450, retries: 99 }));
  expect(performance.now() - began).toBeLessThan(1500);
  expect(error.kind).toBe('timeout');
  expect(asked.length).toBeLessThanOrEqual(2);
  const alone = await caught(pbx.getCdr(id, { timeoutMs: 60 }));
  expect(alone).toMatchObject({ phase: 'total', message: expect.stringContaining('within 60 ms') });
});

test('an attempt that is over does not come back', async () => {
  const tokens: ((token: string) => void)[] = [];
  const fetch = vi.fn<NonNullable<TelephonyOptions['fetch']>>(async () => Response.json({ data: { id: 1 } }));
  const auth = { token: () => new Promise<string>((resolve) => tokens.push(resolve)) };
  const pbx = createTelephony({ baseUrl: 'https://host', auth, fetch, attemptTimeoutMs: 30, operations });
  expect(await caught(pbx.createCall(dial))).toMatchObject({ kind: 'timeout' });
  for (const give of tokens) give('TOKEN');
  await sleep(10);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([-1, Number.NaN, '5' as never, null as never, {} as never])(
  'a time or a number of retries of %s is refused',
  async (value) => {
    const fetch = vi.fn<() => Promise<Response>>();
    const pbx = createTelephony({ baseUrl: 'https://host', fetch, operations });
    for (const name of ['timeoutMs', 'attemptTimeoutMs', 'retries']) {
      const make = () => createTelephony({ baseUrl: 'https://host', [name]: value, operations });
      expect(make).toThrow(TypeError);
      expect(make).toThrow(`${name} must be a number from 0`);
      expect(await caught(pbx.ping({ [name]: value }))).toMatchObject({
        kind: 'request',
        message: `ping [GET] /ping: option ${name} must be a number from 0`,
      });
    }
    expect(fetch).not.toHaveBeenCalled();
  },
);

test('undefined leaves the option of the client in force', async () => {
  const { asked, pbx } = await hanging(99);
  await caught(pbx.getCdr(id, { attemptTimeoutMs: undefined, retries: undefined }));
  expect(asked).toHaveLength(3);
});
