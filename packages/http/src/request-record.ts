import type { FieldError } from '@telephony/contract';
import type { HttpResponse, PassedResponse } from './response.ts';

const MAX_BYTES = 32 * 1024 * 1024;

export class RequestRecord {
  readonly requests: RecordedRequest[] = [];
  readonly #maxRequests: number;
  #bytes = 0;

  constructor(maxRequests: number) {
    this.#maxRequests = maxRequests;
  }

  add(request: RecordedRequest): void {
    const { requests } = this;
    requests.push(request);
    this.#bytes += sizeOf(request);
    while (requests.length > this.#maxRequests || this.#bytes > MAX_BYTES)
      this.#bytes -= sizeOf(requests.shift()!);
  }

  clear(): void {
    this.requests.length = 0;
    this.#bytes = 0;
  }
}

// Not the names of headers: all requests share them.
function sizeOf({ url, headers, body }: RecordedRequest): number {
  let size = url.length + body.length;
  for (const name in headers) size += headers[name]!.length;
  return size;
}

/** A request with its response. */
export interface RecordedRequest extends SentRequest {
  /** The time of the response, in milliseconds since 1970. */
  time: number;
  /** Undefined if the request matched no operation of the contract. */
  operationId: string | undefined;
  status: number;
  /** Undefined if the request was accepted. */
  refusal: { message: string; errors: readonly FieldError[] } | undefined;
  /** Parts of the request that have no effect. */
  warnings: readonly FieldError[];
  /** From the whole request to the response, delays included. */
  milliseconds: number;
}

/**
 * Called just before a response is sent. `secretNames` are the names, in lower case, that the contract marks as secret; `path` is the
 * operation's, which says where in an address they are.
 */
export type RequestListener = (
  request: RecordedRequest,
  response: HttpResponse | PassedResponse,
  secretNames: ReadonlySet<string>,
  path?: string,
) => void;

export interface SentRequest {
  method: string;
  url: string;
  /** Names in lower case; the only list would be `set-cookie`, which requests do not have. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}
