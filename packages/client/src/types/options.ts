import type { CallOptions } from './call-options.ts';

/** `path` and `query` of an operation. */
type Parameters<Operation> = Operation extends { parameters: infer P } ? P : unknown;

/** `body` of an operation, optional if the operation accepts a request without one. */
type JsonRequest<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: Body }
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? 'requestBody' extends keyof Operation
      ? { body?: Body | undefined }
      : unknown
    : unknown;

/** The options of a call: `path`, `query` and `body` as far as the operation has them, and those of every call. */
export type Options<Operation> = Parameters<Operation> & JsonRequest<Operation> & CallOptions;
