import {
  createServer as createPlainServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { ownCertificate } from '@telephony/testing/own-certificate';

/** An event as a receiver gets it. */
interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  // Tests read what they expect to be there.
  event: any;
}

/** How a receiver answers an event. */
export type Behaviour = (response: ServerResponse, received: Received) => void;

/** A receiver of webhooks. */
export interface Receiver {
  /** `https://127.0.0.1:<port>/events` */
  url: string;
  port: number;
  /** What has come, in order, whatever the answer was. */
  received: Received[];
  /** How it answers from now on. Default 200. */
  behave: Behaviour;
  close(): Promise<void>;
}

const certificate = ownCertificate();

/** The certificate that all receivers have, in PEM. */
export const receiverCertificate: string = certificate.cert;

/** Starts a receiver with a certificate that nobody has signed, or one without TLS. */
export async function startReceiver({ tls = true }: { tls?: boolean } = {}): Promise<Receiver> {
  const listener: RequestListener = (request, response) => void receive(request, response);
  const server = tls ? createServer(certificate, listener) : createPlainServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}/events`,
    port,
    received: [],
    behave: (response) => void response.end('taken'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    const { url: path = '', headers } = request;
    const one = { path, headers, event: JSON.parse(Buffer.concat(parts).toString('utf8')) };
    receiver.received.push(one);
    receiver.behave(response, one);
  }
}
