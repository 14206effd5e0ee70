import type { Middleware } from '../core/middleware.ts';
import type { TelephonyOptions } from '../core/telephony-options.ts';
import { PATHS_BY_NAME } from '../generated/paths-by-name.ts';
import type { operations } from '../generated/schema.ts';
import type { Options } from '../types/options.ts';
import type { Success } from '../types/success.ts';
import { type StubRequest, stubRequest } from './stub-request.ts';
import { refusal } from './stub-response.ts';

/** The name of an operation, its operationId. */
export type OperationName = keyof typeof PATHS_BY_NAME;

/** What an operation responds with: the body of a success, or a Response such as `refusal(404, 'Resource not found')`. */
type Responded<Name extends OperationName> =
  | Response
  | (Name extends `download${string}` ? never : Success<operations[Name]>);

/** The body that an operation sends; `never` if it sends none. */
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

/** A Response can be read once, so each request gets a copy of it. */
function responseOf(given: unknown): Response {
  if (given instanceof Response) return given.clone();
  return given === undefined ? new Response(null, { status: 204 }) : Response.json(given);
}
