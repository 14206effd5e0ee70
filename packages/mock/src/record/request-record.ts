import type { RecordedRequest } from '../mock.ts';

/** Maximum total size of the recorded bodies, in bytes. */
const mostBytes: number = 32 * 1024 * 1024;

/** The requests that a mock has responded to, oldest first. */
export interface RequestRecord {
  requests: readonly RecordedRequest[];
  add: (request: RecordedRequest) => void;
  clear: () => void;
}

/** @param most How many requests to keep; the oldest are dropped first. */
export function createRecord(most: number): RequestRecord {
  const requests: RecordedRequest[] = [];
  let bytes = 0;
  return {
    requests,
    add(request) {
      requests.push(request);
      bytes += request.body.length;
      while (requests.length > most || bytes > mostBytes) bytes -= requests.shift()!.body.length;
    },
    clear() {
      requests.length = 0;
      bytes = 0;
    },
  };
}
