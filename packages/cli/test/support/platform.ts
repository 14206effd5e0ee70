import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';

export const TOKEN = 'the-token-of-this-test';

/** A server that a test answers for, and the environment of a command that calls it. */
export async function serve(respond: RequestListener) {
  const server = createServer(respond).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const config = mkdtempSync(join(tmpdir(), 'telephony-cli-'));
  const env = { TELEPHONY_URL: `${url}/v1.2/voice`, TELEPHONY_TOKEN: TOKEN, TELEPHONY_CONFIG: config };
  const close = () => {
    server.close();
    rmSync(config, { recursive: true, force: true });
  };
  return { url, env, close };
}

/** A platform that answers every request with `answer`. */
export async function startPlatform() {
  const requests: string[] = [];
  const platform = {
    answer: { status: 200, body: {} as unknown },
    requests,
    ...(await serve((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      request.resume();
      response.writeHead(platform.answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(platform.answer.body));
    })),
  };
  return platform;
}

export type Platform = Awaited<ReturnType<typeof startPlatform>>;
