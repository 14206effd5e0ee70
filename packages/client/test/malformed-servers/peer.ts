import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { RECORD } from './endings.ts';

export class Peer {
  readonly #socket: Socket;

  /** The address of another server, which must not get a token. */
  readonly elsewhere: string;

  constructor(socket: Socket, elsewhere: string) {
    this.#socket = socket;
    this.elsewhere = elsewhere;
  }

  head(lines: string[], body: string | Uint8Array = ''): void {
    this.send(`${lines.join('\r\n')}\r\n\r\n`);
    this.send(body);
  }

  json(body: string | Uint8Array = RECORD, ...headers: string[]): void {
    this.respond('HTTP/1.1 200 OK', body, 'Content-Type: application/json', ...headers);
  }

  respond(status: string, body: string | Uint8Array, ...headers: string[]): void {
    this.head([status, ...headers, `Content-Length: ${Buffer.byteLength(body)}`], body);
  }

  send(data: string | Uint8Array): void {
    if (data.length > 0 && this.#socket.writable) this.#socket.write(data);
  }

  async sendForEver(part: string | Uint8Array, everyMs = 1): Promise<void> {
    while (this.#socket.writable) {
      this.send(part);
      await delay(everyMs);
    }
  }

  end(): void {
    this.#socket.end();
  }

  reset(): void {
    this.#socket.resetAndDestroy();
  }
}
