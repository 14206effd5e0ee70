import type { FieldError } from '@telephony/contract';
import type { HttpResponse, PassedResponse } from './response.ts';

/** Most bytes of all recorded requests together, about. */
const MOST_BYTES = 32 * 1024 * 1024;

export class RequestRecord {
  readonly requests: RecordedRequest[] = [];
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(request: RecordedRequest): void {
    const { requests } = this;
    requests.push(request);
    this.#bytes += sizeOf(request);
    while (requests.length > this.#most || this.#bytes > MOST_BYTES) this.#bytes -= sizeOf(requests.shift()!);
  }

  clear(): void {
    this.requests.length = 0;
    this.#bytes = 0;
  }
}

/** About the bytes of a request: those of its header names are shared by all. */
function sizeOf({ url, headers, body }: RecordedRequest): number {
  let size = url.length + body.length;
  for (const name in headers) size += headers[name]!.length;
  return size;
}

/** A request that has had its response. */
export interface RecordedRequest extends SentRequest {
  /** When its response was sent, in milliseconds since 1970. */
  time: number;
  /** Undefined if the request matched no operation of the contract. */
  operationId: string | undefined;
  status: number;
  /** Why it was refused; undefined where it was not. */
  refusal: { message: string; errors: readonly FieldError[] } | undefined;
  /** What was taken but is probably not meant. */
  warnings: readonly FieldError[];
  /** Time from receiving the whole request to sending the response, delays included. */
  milliseconds: number;
}

/** Called for each request, just before its response is sent. */
export type RequestListener = (request: RecordedRequest, response: HttpResponse | PassedResponse) => void;

export interface SentRequest {
  method: string;
  url: string;
  /** Names in lower case; requests do not have `set-cookie`, the only one that would be a list. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}
