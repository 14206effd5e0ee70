import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { RECORD } from './endings.ts';

/** The other side of a connection, as a server sees it. */
export class Peer {
  readonly #socket: Socket;

  /** The address of another server, which must not get a token. */
  readonly elsewhere: string;

  constructor(socket: Socket, elsewhere: string) {
    this.#socket = socket;
    this.elsewhere = elsewhere;
  }

  /** Sends lines of a head, with what ends it, and then a body as it is. */
  head(lines: string[], body: string | Uint8Array = ''): void {
    this.send(`${lines.join('\r\n')}\r\n\r\n`);
    this.send(body);
  }

  /** A response of 200 with JSON and its length. */
  json(body: string | Uint8Array = RECORD, ...headers: string[]): void {
    this.respond('HTTP/1.1 200 OK', body, 'Content-Type: application/json', ...headers);
  }

  /** A response with the length of its body. */
  respond(status: string, body: string | Uint8Array, ...headers: string[]): void {
    this.head([status, ...headers, `Content-Length: ${Buffer.byteLength(body)}`], body);
  }

  send(data: string | Uint8Array): void {
    if (data.length > 0 && this.#socket.writable) this.#socket.write(data);
  }

  /** The same part until the other side has gone. */
  async sendForEver(part: string | Uint8Array, everyMs = 1): Promise<void> {
    while (this.#socket.writable) {
      this.send(part);
      await delay(everyMs);
    }
  }

  /** Ends the connection in order. */
  end(): void {
    this.#socket.end();
  }

  /** Breaks the connection off. */
  reset(): void {
    this.#socket.resetAndDestroy();
  }
}
