import { isJsonObject, type JsonObject, type Operation } from '@telephony/contract';

export interface ServerRequest {
  method: string;
  /** Below the base address, with the query. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

export interface ReceivedResponse {
  status: number;
  reason: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

export interface Exchange {
  /** The sweep, a law, or a workflow and its step. */
  by: string;
  operation: Operation;
  request: ServerRequest;
  /** Milliseconds since 1970. */
  startedAt: number;
  milliseconds: number;
  outcome: ReceivedResponse | { failure: string };
  /** How the same request failed before, in passing. */
  failedBefore?: string[];
}

export function headerOf(headers: [string, string][], name: string): string | undefined {
  const values = headers.flatMap(([header, value]) => (header.toLowerCase() === name ? [value] : []));
  return values.length === 0 ? undefined : values.join(', ');
}

export function statusOf({ outcome }: Exchange): number | undefined {
  return 'failure' in outcome ? undefined : outcome.status;
}

export function jsonOf({ outcome }: Exchange): unknown {
  return 'failure' in outcome ? undefined : parseJson(outcome.body);
}

export function recordOf(exchange: Exchange): JsonObject | undefined {
  const body = jsonOf(exchange);
  const data = isJsonObject(body) ? body['data'] : undefined;
  return isJsonObject(data) ? data : undefined;
}

export function recordsOf(exchange: Exchange): JsonObject[] {
  const body = statusOf(exchange) === 200 ? jsonOf(exchange) : undefined;
  const data = isJsonObject(body) ? body['data'] : undefined;
  return Array.isArray(data) ? data.filter(isJsonObject) : [];
}

export function parseJson(body: Buffer | string): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

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

export function asObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
