import type { Middleware, MiddlewareRequest, TelephonyOptions } from '../core/telephony-options.ts';
import { toJson } from '../core/request.ts';
import { parseJson } from '../core/response.ts';
import { PATHS_BY_NAME } from '../generated/paths-by-name.ts';
import type { FilterCondition, operations } from '../generated/schema.ts';
import type { Options, Success } from '../core/call-types.ts';

/** The name of an operation, its operationId. */
export type OperationName = keyof typeof PATHS_BY_NAME;

type StubResponse<Name extends OperationName> =
  | Response
  | (Name extends `download${string}` ? never : Success<operations[Name]>);

type RequestBody<Operation> = Options<Operation> extends { body: infer Body } ? Body : never;

/** A response of an operation, or a function that returns one for a request. */
export type Reply<Name extends OperationName> =
  | StubResponse<Name>
  | ((
      request: StubRequest<RequestBody<operations[Name]>>,
    ) => StubResponse<Name> | Promise<StubResponse<Name>>);

/** A platform for tests, with replies that the test sets. */
export interface Stub {
  /**
   * Sets the reply of an operation. The call rejects with an error that the reply throws.
   *
   * @example
   * stub.on('getCdr', ({ params }) => record({ id: Number(params['id']) }));
   */
  on<Name extends OperationName>(operationId: Name, reply: Reply<Name>): Stub;
  readonly requests: readonly StubRequest[];
  /** Options for `createTelephony`. No request leaves the process. */
  readonly options: Pick<TelephonyOptions, 'baseUrl' | 'retries' | 'use'> & { readonly auth: string };
  /** Forgets replies and requests. */
  reset(): void;
}

/**
 * Creates a platform for tests. All of the client works as always, except for the network. An operation without a reply gets a 501.
 *
 * @example
 * const stub = createStub().on('listCdrs', records([{ id: 1 }, { id: 2 }]));
 * const pbx = createTelephony({ ...stub.options, operations });
 */
export function createStub(): Stub {
  const replies = new Map<string, unknown>();
  const requests: StubRequest[] = [];
  const respond: Middleware = async (sentRequest) => {
    const request = readRequest(sentRequest);
    requests.push(request);
    const place = `${request.method.toLowerCase()} ${request.path}`;
    if (!replies.has(place))
      return refusal(501, `No stub. Add stub.on('${operationName(place)}', …) before the call.`);
    const reply: unknown = replies.get(place);
    return toResponse(typeof reply === 'function' ? await Reflect.apply(reply, undefined, [request]) : reply);
  };
  const stub: Stub = {
    on(operationId, reply) {
      const place: string | undefined = PATHS_BY_NAME[operationId];
      if (place === undefined)
        throw new TypeError(`stub.on: ${operationId} is not an operation of the contract.`);
      replies.set(place, reply);
      return stub;
    },
    requests,
    options: { baseUrl: 'https://stub.invalid/v1.2/voice', auth: 'STUB', retries: 0, use: [respond] },
    reset() {
      replies.clear();
      requests.length = 0;
    },
  };
  return stub;
}

function operationName(place: string): string | undefined {
  return Object.entries(PATHS_BY_NAME).find(([, other]) => other === place)?.[0];
}

function toResponse(body: unknown): Response {
  // A Response can be read only once.
  if (body instanceof Response) return body.clone();
  return body === undefined
    ? new Response(null, { status: 204 })
    : new Response(toJson(body), { headers: { 'content-type': 'application/json' } });
}

/** A request to a stub. */
export interface StubRequest<Body = unknown> {
  readonly method: string;
  /** Its path template, such as `/cdrs/{id}`. */
  readonly path: string;
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The conditions of the query parameter `filter`. */
  readonly filter: readonly FilterCondition[];
  /** The JSON body, with integers beyond 2^53 as bigints. */
  readonly body: Body;
  /** The headers without the token. */
  readonly headers: Headers;
  readonly callId: string;
  readonly attempt: number;
}

function readRequest({ operation, url, body, headers, callId, attempt }: MiddlewareRequest): StubRequest {
  const { pathname, searchParams: query } = new URL(url);
  const filter = query.get('filter');
  return {
    method: operation.method,
    path: operation.path,
    params: pathParameters(operation.path, pathname),
    query,
    filter: filter === null ? [] : (parseJson(filter, BigInt) as FilterCondition[]),
    body: body === null ? undefined : parseJson(body, BigInt),
    headers,
    callId,
    attempt,
  };
}

function pathParameters(template: string, pathname: string): Record<string, string> {
  const pattern = template.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  // The base URL comes before the path.
  const values = new RegExp(`${pattern}$`).exec(pathname)?.groups ?? {};
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** Creates a reply with one record. Outside `on(...)`, write `record<Cdr>({ id: 42 })` to check the fields. */
export function record<R extends object, Expected extends object = never>(
  data: RecordData<R, NoInfer<Expected>>,
): { data: RecordData<R, Expected>; links: Record<string, never> } {
  return { data, links: {} };
}

/** Creates a reply with a file. */
export function file(bytes: Uint8Array<ArrayBuffer> | string, contentType = 'audio/mpeg'): Response {
  return new Response(bytes, {
    headers: { 'content-type': contentType, 'content-length': String(new Blob([bytes]).size) },
  });
}

/** Creates an error in the platform's form: `refusal(404, 'Resource not found')`. */
export function refusal(
  status: number,
  message: string,
  errors: readonly { field: string; message: string; code?: string }[] = [],
): Response {
  return Response.json({ message, errors }, { status });
}

// Within `on(...)`, a record is checked against the operation's, so that an unknown field does not compile.
export type RecordData<Given, Expected> = [Expected] extends [never] ? Given : Expected;
