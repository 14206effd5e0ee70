import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';
import { isLoopback } from '../server/is-loopback.ts';

/**
 * Keeps a control plane, which can change everything and shows every token, to this machine and to the server's own page. A
 * foreign page in a browser on this machine could else send requests (their `Origin` tells), or give its own name the address
 * of this machine (DNS rebinding: `Host` tells).
 *
 * @param remote Also for other machines, by address, by `localhost` or by a name without a dot; pages stay shut out.
 */
export function guardControl(server: FastifyInstance, remote: boolean): void {
  server.addHook('onRequest', async (request) => {
    if (!remote && !isLoopback(request.raw.socket.remoteAddress ?? '')) {
      throw new Refusal(
        403,
        'The control plane is only available on this machine. Start the server with remoteControl to change that.',
      );
    }
    const { host = '', origin } = request.headers;
    const name = nameOf(host);
    if (name === undefined || !isOwnName(name, remote)) {
      throw new Refusal(403, 'The control plane does not accept this Host. Use localhost or 127.0.0.1.');
    }
    if ((origin !== undefined && origin !== `http://${host}`) || isForeignFetch(request)) {
      throw new Refusal(
        403,
        'The control plane does not accept requests from pages of other origins. Use the page of the server itself.',
      );
    }
  });
}

function nameOf(host: string): string | undefined {
  return URL.parse(`http://${host}/`)?.hostname.replace(/^\[(.*)\]$/, '$1');
}

/** Addresses cannot be made to mean another machine, nor can names that no public DNS server resolves. */
function isOwnName(name: string, remote: boolean): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name) ? remote || isLoopback(name) : remote && !name.includes('.');
}

/** Browsers say where a request comes from; other clients do not. */
function isForeignFetch({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
