import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Fault } from '../failures/fault.ts';
import type { HttpResponse } from '../response/http-response.ts';

/** Sends a response, whole or broken in the way that was asked for. */
export function send(reply: FastifyReply, response: HttpResponse, fault?: Fault): void {
  const { status, headers, body } = response;
  if (fault === 'reset') {
    reply.hijack();
    resetConnection(reply.raw);
    return;
  }
  if (fault === 'truncate') return truncate(reply, response);
  void reply
    .code(status)
    .headers(headers)
    .send(fault === 'garbage' ? GARBAGE : body);
}

/** What no reader of JSON, XML or UTF-8 takes. */
export const GARBAGE = Buffer.from([0x7b, 0x22, 0x00, 0xff, 0xfe, 0x3c, 0x21, 0x5b]);

/** Resets the connection (TCP RST), as a crashed server or a firewall does. */
export function resetConnection({ socket }: ServerResponse): void {
  socket?.resetAndDestroy();
}

/** Announces the whole body, sends half of it, and closes the connection. */
function truncate(reply: FastifyReply, { status, headers, body = '' }: HttpResponse): void {
  reply.hijack();
  const bytes = Buffer.from(body);
  // Without a body there is nothing to break off but the head.
  const announced = Math.max(bytes.length, 2);
  reply.raw.writeHead(status === 204 || status === 304 ? 200 : status, {
    ...(reply.getHeaders() as Record<string, string>),
    ...headers,
    'content-length': announced,
  });
  const half = bytes.length === 0 ? Buffer.from('{') : bytes.subarray(0, Math.ceil(bytes.length / 2));
  reply.raw.write(half, () => reply.raw.destroy());
}
