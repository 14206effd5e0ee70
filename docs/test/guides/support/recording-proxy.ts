import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between one sample and the mock. */
export interface RecordingProxy {
  /** Origin to send requests to. */
  url: string;
  /** Status of each response, in order. */
  statuses: number[];
  /** Whether a request was one of those that `prefer` speaks of. */
  preferred(): boolean;
  close(): Promise<void>;
}

/**
 * Records the mock's responses to a sample, and requests another response for one kind of request, so that a sample meets a
 * failure without saying so itself.
 *
 * @param target Origin of the mock.
 * @param prefer `GET /cdrs code=404`: method, path without the base address, values of `Prefer`. Empty: none.
 */
export async function startRecordingProxy(target: string, prefer: string): Promise<RecordingProxy> {
  const [method, path, ...values] = prefer.split(' ');
  const statuses: number[] = [];
  let preferred = false;
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', target);
    const matches = incoming.method === method && pathname.endsWith(`/voice${path}`);
    preferred ||= matches;
    const headers = matches ? { ...incoming.headers, prefer: values.join(', ') } : incoming.headers;
    const forwarded = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method ?? 'GET', headers },
      (response) => {
        const status = response.statusCode ?? 502;
        statuses.push(status);
        outgoing.writeHead(status, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on('error', (error) => {
      statuses.push(502);
      outgoing.writeHead(502).end(error.message);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    preferred: () => preferred,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
