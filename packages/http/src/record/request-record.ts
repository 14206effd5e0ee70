import type { RecordedRequest } from './recorded-request.ts';

/** Most bytes of recorded bodies together. */
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
    this.#bytes += request.body.length;
    while (requests.length > this.#most || this.#bytes > MOST_BYTES)
      this.#bytes -= requests.shift()!.body.length;
  }

  clear(): void {
    this.requests.length = 0;
    this.#bytes = 0;
  }
}
