import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import type { LambdaEvent, LambdaResponse } from '../../../src/lambda.ts';

/** The secret of the examples. */
export const SECRET = 'k3v9-2c71-aa05-9d4e';

/** Sends a delivery to a running example. */
type Send = (path: string, init: RequestInit) => Promise<Response>;

const ORIGIN = 'https://receiver.example';

/** Starts the example of each host. */
export const HOSTS: Readonly<Record<string, () => Promise<Send>>> = {
  'node:http': async () => toServer((await import('../../../examples/node-http.ts')).server),
  Express: async () => toServer((await import('../../../examples/express.ts')).server),
  Fastify: async () => toServer((await import('../../../examples/fastify.ts')).server),
  'Hono on Node': async () => toServer((await import('../../../examples/hono.ts')).server),
  Hono: async () => {
    const { app, server } = await import('../../../examples/hono.ts');
    await toServer(server);
    return async (path, init) => app.fetch(new Request(`${ORIGIN}${path}`, init));
  },
  'Next.js': async () => {
    const { POST } = await import('../../../examples/nextjs/route.ts');
    return (path, init) => POST(new Request(`${ORIGIN}${path}`, init));
  },
  Lambda: async () => {
    const { handler } = await import('../../../examples/lambda.ts');
    return (path, init) => invoke(handler, new Request(`${ORIGIN}${path}`, init));
  },
  Workers: async () => {
    const { default: worker } = await import('../../../examples/cloudflare-worker.ts');
    const put = async (_key: string, value: unknown) => console.log(value);
    const waitUntil = () => {};
    const env = { EVENTS: { put }, WEBHOOK_SECRET: SECRET };
    return (path, init) => worker.fetch(new Request(`${ORIGIN}${path}`, init), env, { waitUntil });
  },
};

/** Starts the example of a host anew, with what it prints of events, and the store of `receiver.ts`. */
export async function startHost(name: string) {
  vi.resetModules();
  vi.stubEnv('PORT', '0');
  vi.stubEnv('WEBHOOK_SECRET', SECRET);
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const before = process.listeners('SIGTERM');
  onTestFinished(() => {
    for (const listener of process.listeners('SIGTERM'))
      if (!before.includes(listener)) process.removeListener('SIGTERM', listener);
  });
  const { store } = await import('../../../examples/receiver.ts');
  const send = await HOSTS[name]?.();
  if (!send) throw new Error(`There is no host ${name}.`);
  const events = () => printed.mock.calls.map(([line]): unknown => JSON.parse(String(line)));
  return { send, store, events };
}

async function toServer(server: Server): Promise<Send> {
  if (!server.listening) await once(server, 'listening');
  onTestFinished(async () => {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  // The rest of what servers listen on is no concern of a sender.
  return (path, init) => fetch(`http://localhost:${port}${path}`, init);
}

/** Invokes a function as a function URL does: a body that may not be text is in base64. */
async function invoke(
  handler: (event: LambdaEvent) => Promise<LambdaResponse>,
  request: Request,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { statusCode, headers, body } = await handler({
    rawPath: pathname,
    rawQueryString: search.slice(1),
    headers: Object.fromEntries(request.headers),
    requestContext: { http: { method: request.method } },
    body: Buffer.from(await request.arrayBuffer()).toString('base64'),
    isBase64Encoded: true,
  });
  return new Response(statusCode === 204 ? null : body, { status: statusCode, headers });
}
