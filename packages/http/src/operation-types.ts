/** A file in a response. */
export interface FileBody {
  contentType: string;
  bytes: Uint8Array;
}

type ParametersIn<Operation> = Operation extends { parameters: infer P } ? P : object;

/** The path parameters of an operation's type, as openapi-typescript generates it. */
export type PathIn<Operation> = ParametersIn<Operation> extends { path: infer P extends object } ? P : object;

/** The query parameters of an operation. */
export type QueryIn<Operation> =
  ParametersIn<Operation> extends { query?: infer Q } ? NonNullable<Q> : object;

/** The request body of an operation; undefined if it has none. */
export type BodyIn<Operation> = Operation extends {
  requestBody?: { content: { 'application/json': infer B } };
}
  ? B
  : undefined;

type ContentOf<Response> = Response extends { content: { 'application/json': infer B } }
  ? B
  : Response extends { content: infer C }
    ? [C] extends [undefined]
      ? undefined
      : FileBody
    : undefined;

type StatusOf<Key> = Key extends number ? Key : number;

type ResponseOf<Responses> = {
  [Key in keyof Responses]: { status: StatusOf<Key>; body: ContentOf<Responses[Key]> };
}[keyof Responses];

/** The declared responses of an operation: each status with its body. */
export type ResponseIn<Operation> = Operation extends { responses: infer R } ? ResponseOf<R> : never;
