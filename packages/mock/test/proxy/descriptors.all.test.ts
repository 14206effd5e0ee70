import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { serveProxy } from './support/serve-proxy.ts';

test.runIf(process.platform === 'linux')(
  'aborts of both sides leave no descriptor open',
  { timeout: 30_000 },
  async () => {
    const open = () => readdirSync('/proc/self/fd').length;
    let round = 0;
    const { proxy, ask } = await serveProxy(
      (request, response) => {
        request.resume();
        const kind = round++ % 4;
        if (kind === 0) response.destroy();
        else if (kind === 1) {
          response.writeHead(200, { 'content-length': '100' }).write('{');
          setTimeout(() => response.destroy(), 5);
        } else if (kind === 2)
          response.writeHead(200, { 'content-type': 'audio/mpeg' }).write(Buffer.alloc(500_000));
        // Else it never responds: a client that has only ended its side may wait for the response until the timeout.
      },
      { timeout: 1000 },
    );
    const { port, hostname } = new URL(proxy.url);
    const abort = async (): Promise<void> => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      socket.write('GET /cdrs HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await Promise.race([
        once(socket, 'data'),
        once(socket, 'close'),
        new Promise((go) => setTimeout(go, 300)),
      ]);
      socket.destroy();
    };
    await abort();
    const before = open();
    for (let batch = 0; batch < 10; batch++) await Promise.all(Array.from({ length: 20 }, abort));
    expect(round).toBeGreaterThan(150);
    await vi.waitFor(() => expect(open()).toBeLessThanOrEqual(before + 4), { timeout: 10_000 });
    round = 3;
    const late = ask('GET /cdrs', { signal: AbortSignal.timeout(50) });
    await expect(late).rejects.toThrow('timeout');
    expect(proxy.findings()).toEqual([]);
  },
);
