import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A platform that answers every request with what a test gives it. */
export interface Platform {
  env: Record<string, string>;
  answer: { status: number; body: unknown };
  requests: string[];
  close: () => void;
}

export const TOKEN = 'the-token-of-this-test';

export async function startPlatform(): Promise<Platform> {
  const server = createServer((request, response) => {
    platform.requests.push(`${request.method} ${request.url}`);
    request.resume();
    response.writeHead(platform.answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(platform.answer.body));
  });
  const platform: Platform = {
    env: { TELEPHONY_TOKEN: TOKEN, TELEPHONY_CONFIG: '/nowhere' },
    answer: { status: 200, body: {} },
    requests: [],
    close: () => server.close(),
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  platform.env['TELEPHONY_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1.2/voice`;
  return platform;
}
