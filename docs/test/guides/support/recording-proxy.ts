import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands between one sample and the sandbox. */
export interface RecordingProxy {
  /** Origin to send requests to. */
  url: string;
  /** Status of each response, in order. */
  statuses: number[];
  close(): Promise<void>;
}

/**
 * Records the statuses of the responses to a sample.
 *
 * @param target Origin of the sandbox.
 */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const statuses: number[] = [];
  const server = createServer((incoming, outgoing) => {
    const forwarded = request(
      new URL(incoming.url ?? '/', target),
      { method: incoming.method ?? 'GET', headers: incoming.headers },
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
