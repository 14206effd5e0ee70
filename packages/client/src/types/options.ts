import type { CallOptions } from './call-options.ts';

/** `path` and `query` of an operation. */
type Parameters<Operation> = Operation extends { parameters: infer P } ? P : unknown;

/** `body` of an operation, optional where the operation takes a request without one. */
type JsonRequest<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { body: Body }
  : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? 'requestBody' extends keyof Operation
      ? { body?: Body | undefined }
      : unknown
    : unknown;

/** What a call of an operation takes: `path`, `query` and `body` as far as it has them, and what every call takes. */
export type Options<Operation> = Parameters<Operation> & JsonRequest<Operation> & CallOptions;
