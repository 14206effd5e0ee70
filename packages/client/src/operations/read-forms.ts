import type { Me, MeSingle } from '../generated/schema.ts';

/** What `ping` resolves to. */
export interface PongSingle {
  data: {
    /** Text of the response, such as `Pong`. */
    response: string;
  };
}

/** Reads the response of GET /me: the user inside `data` (ledger O-26), or by itself. */
export function readMe(body: unknown): MeSingle {
  return hasData(body) ? (body as MeSingle) : { data: body as Me };
}

/** Reads the response of GET /ping: `data.response` or `message` (ledger O-21). */
export function readPong(body: unknown): PongSingle {
  return hasData(body)
    ? (body as PongSingle)
    : { data: { response: (body as { message?: string } | undefined)?.message ?? '' } };
}

function hasData(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'data' in body;
}
