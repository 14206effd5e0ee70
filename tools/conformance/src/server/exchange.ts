import type { Operation } from '@telephony/contract';

/** A request as it goes to the server. */
export interface ServerRequest {
  method: string;
  /** Below the base address, with the query. */
  target: string;
  headers: [name: string, value: string][];
  body: Buffer;
}

/** A response as received, before any processing. */
export interface ServerAnswer {
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
  outcome: ServerAnswer | { failure: string };
}

/** A header by its name in small letters; the values of one that is there twice with a comma between them, as HTTP reads it. */
export function headerOf(headers: [string, string][], name: string): string | undefined {
  const values = headers.flatMap(([header, value]) => (header.toLowerCase() === name ? [value] : []));
  return values.length === 0 ? undefined : values.join(', ');
}
