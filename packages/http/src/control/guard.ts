import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal.ts';
import { isLoopback } from '../server/is-loopback.ts';
import { sameText } from './same-text.ts';

/**
 * Keeps a control plane, which can change everything and shows every token, to this machine, to the server's own page, and to
 * those who have its token. A foreign page in a browser on this machine could else send requests (their `Origin` tells), or
 * give its own name the address of this machine (DNS rebinding: `Host` tells).
 *
 * @param token What other machines have to send; without it, none of them may use the control plane.
 */
export function guardControl(server: FastifyInstance, token: string | undefined): void {
  server.addHook('onRequest', async (request) => {
    const sent = sentToken(request);
    const hasToken = token !== undefined && sent !== undefined && sameText(sent, token);
    if (!hasToken && !isLoopback(request.raw.socket.remoteAddress ?? '')) throw fromElsewhere(token, sent);
    const { host = '', origin } = request.headers;
    const name = nameOf(host);
    // Who knows the token cannot be a page whose name was given this address.
    if (!hasToken && (name === undefined || !isOwnName(name))) {
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

function fromElsewhere(token: string | undefined, sent: string | undefined): Refusal {
  if (token === undefined)
    return new Refusal(
      403,
      'The control plane is only available on this machine. For other machines, start the server with --control-token TOKEN (controlToken in code), and send Authorization: Bearer TOKEN or X-Control-Token: TOKEN.',
    );
  return new Refusal(
    403,
    sent === undefined
      ? 'The control plane needs its token from other machines. Send that of --control-token as Authorization: Bearer TOKEN or X-Control-Token: TOKEN.'
      : 'The token of the control plane is wrong. Send that of --control-token.',
  );
}

function sentToken({ headers }: FastifyRequest): string | undefined {
  const own = headers['x-control-token'];
  if (typeof own === 'string') return own;
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
}

function nameOf(host: string): string | undefined {
  return URL.parse(`http://${host}/`)?.hostname.replace(/^\[(.*)\]$/, '$1');
}

function isOwnName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || (isIP(name) !== 0 && isLoopback(name));
}

/** Browsers say where a request comes from; other clients do not. */
function isForeignFetch({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
