import type { RecordedRequest } from './recorded-request.ts';

/** Most bytes of all recorded requests together, about. */
const MOST_BYTES = 32 * 1024 * 1024;

/** The requests that a server has responded to, oldest first. */
export class RequestRecord {
  readonly requests: RecordedRequest[] = [];
  readonly #most: number;
  #bytes = 0;

  /** @param most How many requests to keep; the oldest are dropped first. */
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
