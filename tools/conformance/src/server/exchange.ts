import { isJsonObject, type JsonObject, type Operation } from '@telephony/contract';

/** A request as it goes to the server. */
export interface ServerRequest {
  method: string;
  /** Below the base address, with the query. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** A response as received, before any processing. */
export interface ReceivedResponse {
  status: number;
  reason: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** A request and what became of it. */
export interface Exchange {
  /** Who asked: the sweep, or the workflow and its step. */
  by: string;
  operation: Operation;
  request: ServerRequest;
  /** Milliseconds since 1970. */
  startedAt: number;
  milliseconds: number;
  /** The response, or why there is none. */
  outcome: ReceivedResponse | { failure: string };
}

/** A header by its name in small letters; the values of one that is there twice with a comma between them, as HTTP reads it. */
export function headerOf(headers: [string, string][], name: string): string | undefined {
  const values = headers.flatMap(([header, value]) => (header.toLowerCase() === name ? [value] : []));
  return values.length === 0 ? undefined : values.join(', ');
}

/** Status of a response; undefined where there is none. */
export function statusOf({ outcome }: Exchange): number | undefined {
  return 'failure' in outcome ? undefined : outcome.status;
}

/** The body of a response as JSON; undefined for anything else. */
export function jsonOf({ outcome }: Exchange): unknown {
  return 'failure' in outcome ? undefined : parsed(outcome.body);
}

/** The `data` of a response with one record; undefined for anything else. */
export function recordOf(exchange: Exchange): JsonObject | undefined {
  const body = jsonOf(exchange);
  const data = isJsonObject(body) ? body['data'] : undefined;
  return isJsonObject(data) ? data : undefined;
}

/** The records in the response of a collection; none for other responses. */
export function recordsOf(exchange: Exchange): JsonObject[] {
  const body = statusOf(exchange) === 200 ? jsonOf(exchange) : undefined;
  const data = isJsonObject(body) ? body['data'] : undefined;
  return Array.isArray(data) ? data.filter(isJsonObject) : [];
}

/** Bytes as JSON; undefined for anything else. */
export function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A GET with a token. */
export function readRequest(target: string, token: string): ServerRequest {
  return {
    method: 'GET',
    target,
    headers: [
      ['Accept', '*/*'],
      ['X-Auth-Token', token],
    ],
    body: Buffer.alloc(0),
  };
}
