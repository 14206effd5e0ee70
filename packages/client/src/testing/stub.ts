import type { Middleware, MiddlewareRequest, TelephonyOptions } from '../core/telephony-options.ts';
import { toJson } from '../core/request.ts';
import { parseJson } from '../core/response.ts';
import { PATHS_BY_NAME } from '../generated/paths-by-name.ts';
import type { FilterCondition, operations } from '../generated/schema.ts';
import type { Options, Success } from '../core/call-types.ts';

/** The name of an operation, its operationId. */
export type OperationName = keyof typeof PATHS_BY_NAME;

type Responded<Name extends OperationName> =
  | Response
  | (Name extends `download${string}` ? never : Success<operations[Name]>);

type RequestBody<Operation> = Options<Operation> extends { body: infer Body } ? Body : never;

/** A response of an operation, or a function that gives one for a request. */
export type Reply<Name extends OperationName> =
  | Responded<Name>
  | ((request: StubRequest<RequestBody<operations[Name]>>) => Responded<Name> | Promise<Responded<Name>>);

/** A platform that responds with what a test says. */
export interface Stub {
  /**
   * Says how an operation responds from now on.
   *
   * @param reply A success in the types of the contract, any Response, or a function of the request. What it throws, the call
   * rejects with.
   *
   * @example
   * stub.on('getCdr', ({ params }) => record({ id: Number(params['id']) }));
   */
  on<Name extends OperationName>(operationId: Name, reply: Reply<Name>): Stub;
  /** The requests so far, also those of `paginate`, `download` and sessions. */
  readonly requests: readonly StubRequest[];
  /** Options for `createTelephony`. No request leaves the process, and none is retried unless you say so. */
  readonly options: Pick<TelephonyOptions, 'baseUrl' | 'retries' | 'use'> & { readonly auth: string };
  /** Forgets replies and requests. */
  reset(): void;
}

/**
 * Creates a platform for tests of code that uses the client. Everything of the client works as always (`paginate`, `download`,
 * `raw`, errors, events), but the transport. What has no reply is refused with a 501 that names it.
 *
 * @example
 * const stub = createStub().on('listCdrs', records([{ id: 1 }, { id: 2 }]));
 * const pbx = createTelephony({ ...stub.options, operations });
 */
export function createStub(): Stub {
  const replies = new Map<string, unknown>();
  const requests: StubRequest[] = [];
  const respond: Middleware = async (sent) => {
    const request = stubRequest(sent);
    requests.push(request);
    const place = `${request.method.toLowerCase()} ${request.path}`;
    if (!replies.has(place))
      return refusal(501, `No stub. Add stub.on('${nameOf(place)}', …) before the call.`);
    const reply: unknown = replies.get(place);
    const given: unknown =
      typeof reply === 'function' ? await Reflect.apply(reply, undefined, [request]) : reply;
    return responseOf(given);
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

function nameOf(place: string): string | undefined {
  return Object.entries(PATHS_BY_NAME).find(([, other]) => other === place)?.[0];
}

function responseOf(given: unknown): Response {
  if (given instanceof Response) return given.clone();
  return given === undefined
    ? new Response(null, { status: 204 })
    : new Response(toJson(given), { headers: { 'content-type': 'application/json' } });
}

/** A request that a client has made of a stub. */
export interface StubRequest<Body = unknown> {
  /** HTTP method, such as `GET`. */
  readonly method: string;
  /** Its path template, such as `/cdrs/{id}`. */
  readonly path: string;
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters as they were sent. */
  readonly query: URLSearchParams;
  /** The conditions of the parameter `filter`; empty where there is none. */
  readonly filter: readonly FilterCondition[];
  /** What was sent, read as JSON, with integers beyond 2^53 as bigints; undefined where nothing was. */
  readonly body: Body;
  /** The headers, without the one with the token. */
  readonly headers: Headers;
  /** The same for all attempts of a call. */
  readonly callId: string;
  /** From 1. */
  readonly attempt: number;
}

function stubRequest({ operation, url, body, headers, callId, attempt }: MiddlewareRequest): StubRequest {
  const { pathname, searchParams: query } = new URL(url);
  const filter = query.get('filter');
  return {
    method: operation.method,
    path: operation.path,
    params: paramsOf(operation.path, pathname),
    query,
    filter: filter === null ? [] : (parseJson(filter, BigInt) as FilterCondition[]),
    body: body === null ? undefined : parseJson(body, BigInt),
    headers,
    callId,
    attempt,
  };
}

function paramsOf(template: string, pathname: string): Record<string, string> {
  const pattern = template.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`${pattern}$`).exec(pathname)?.groups ?? {};
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, decodeURIComponent(value)]));
}

/**
 * A record as an operation returns it: `record({ id: 42 })`. In `on(...)`, a field that the operation's record does not have does
 * not compile; elsewhere, write `record<Cdr>({ id: 42 })`.
 */
export function record<R extends object, Wanted extends object = never>(
  data: GivenRecord<R, NoInfer<Wanted>>,
): { data: GivenRecord<R, Wanted>; links: Record<string, never> } {
  return { data, links: {} };
}

/** What a stub responds with for a path that returns a file. */
export function file(bytes: Uint8Array<ArrayBuffer> | string, contentType = 'audio/mpeg'): Response {
  return new Response(bytes, {
    headers: { 'content-type': contentType, 'content-length': String(new Blob([bytes]).size) },
  });
}

/**
 * What a stub responds with to refuse, in the platform's form: `refusal(404, 'Resource not found')`.
 *
 * @param errors What is wrong with which field.
 */
export function refusal(
  status: number,
  message: string,
  errors: readonly { field: string; message: string; code?: string }[] = [],
): Response {
  return Response.json({ message, errors }, { status });
}

/**
 * The record that a helper of a reply is checked against: that of the operation inside of `on(...)`, so that a field
 * that the record does not have is refused, and elsewhere that which it is given.
 */
export type GivenRecord<Given, Wanted> = [Wanted] extends [never] ? Given : Wanted;
