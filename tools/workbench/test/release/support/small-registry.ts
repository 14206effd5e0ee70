import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** What npm sends when it publishes. */
interface Publication {
  name: string;
  versions: Record<string, object>;
  'dist-tags': Record<string, string>;
}

/** A registry in memory that keeps what is published. It goes with the test. */
export async function smallRegistry() {
  const published: Publication[] = [];
  const state = { broken: false };
  const server = createServer((request, response) => {
    void respond(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  async function respond(request: IncomingMessage): Promise<{ status: number; body: object }> {
    if (state.broken) return { status: 403, body: { error: 'This registry is closed.' } };
    if (request.method === 'PUT') {
      published.push((await json(request)) as Publication);
      return { status: 201, body: { ok: true } };
    }
    const name = decodeURIComponent(request.url?.slice(1) ?? '');
    const known = published.filter((one) => one.name === name);
    if (known.length === 0) return { status: 404, body: { error: 'not_found' } };
    const versions = Object.assign({}, ...known.map((one) => one.versions));
    return { status: 200, body: { ...known.at(-1), versions } };
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    published: () => published.map(({ name, versions }) => `${name}@${Object.keys(versions).join()}`),
    tagsOf: (name: string) => published.findLast((one) => one.name === name)?.['dist-tags'],
    npmrc: `registry=http://${host}/\n//${host}/:_authToken=test\nfetch-retries=0\n`,
  };
}
