import type { SuccessStatus } from '../generated/success.ts';

/** The JSON body of a response, undefined if it has none. */
type JsonBody<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** What a call of an operation resolves to: the union of the bodies of its success statuses. */
export type Success<Operation> = Operation extends { responses: infer Responses }
  ? JsonBody<Responses[keyof Responses & SuccessStatus]>
  : never;
