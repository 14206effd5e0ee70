import { afterEach, expect, test, vi } from 'vitest';
import { createTelephony, type TelephonyOptions, operations } from '../../src/index.ts';

const unhandled = vi.fn<(error: unknown) => void>();
process.on('unhandledRejection', unhandled);
afterEach(() => {
  vi.restoreAllMocks();
  unhandled.mockClear();
});

const broken: Record<string, () => unknown> = {
  throws: () => {
    throw new Error('hook');
  },
  rejects: () => Promise.reject(new Error('hook')),
  rejectsLater: async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new Error('hook');
  },
};

async function callWith(hooks: Partial<TelephonyOptions>) {
  const fetch = vi.fn<() => Promise<Response>>(async () =>
    Response.json({ data: { id: 1 }, links: {} }, { status: 201 }),
  );
  const pbx = createTelephony({
    baseUrl: 'https://host/v1.2/service',
    auth: 'TOKEN',
    fetch,
    ...hooks,
    operations,
  });
  const body = { to: '100', from: '410003' };
  const call = await pbx.createCall({ body });
  const raw = await pbx.raw.createCall({ body });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(call.data.id).toBe(1);
  expect(raw.error).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(unhandled).not.toHaveBeenCalled();
}

test.each(Object.keys(broken))('an onEvent that %s does not change what becomes of a call', async (name) => {
  const onHookError = vi.fn<(error: unknown) => void>();
  await callWith({ onEvent: broken[name], onHookError });
  expect(onHookError).toHaveBeenCalledTimes(6);
  expect(onHookError.mock.lastCall).toEqual([
    expect.objectContaining({ message: 'hook' }),
    { method: 'POST', path: '/calls', operationId: 'createCall' },
  ]);
  await callWith({ onEvent: broken[name], onHookError: broken[name] });
});

test('an onEvent that changes what it is given changes no call', async () => {
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response('', { status: 503 }));
  const pbx = createTelephony({
    baseUrl: 'https://host/v1.2/service',
    fetch,
    onEvent: (event) => {
      const open = event as unknown as { operation: object; error?: object };
      Object.assign(open.operation, { method: 'GET' });
      if (open.error) Object.assign(open.error, { kind: 'network', phase: 'headers' });
    },
    operations,
  });
  await pbx.createCall({ to: '100', from: '410003' }).catch(() => undefined);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('without onHookError it is written to the console', async () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await callWith({ onEvent: broken['throws'] });
  expect(write).toHaveBeenCalledWith('[POST] /calls: onEvent failed', expect.any(Error));
});
