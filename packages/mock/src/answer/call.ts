import type { MockRequest } from './mock-request.ts';

/** A request for one operation. */
export interface Call {
  request: MockRequest;
  pathParameters: Record<string, string>;
  query: URLSearchParams;
}
