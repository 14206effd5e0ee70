import type { Middleware } from '../core/middleware.ts';
import type { TelephonyOptions } from '../core/telephony-options.ts';
import type { Body, RequestBody } from '../types/body.ts';
import type { FilePath } from '../types/file-path.ts';
import type { Path, VerbOf } from '../types/path.ts';
import { type StubRequest, stubRequest } from './stub-request.ts';
import { refusal } from './stub-response.ts';

/** What a stub responds with: the body of a success, or a Response such as `refusal(404, 'Resource not found')`. */
type Responded<P extends Path, V extends VerbOf<P>> = Response | (P extends FilePath ? never : Body<P, V>);

/** A response, or a function that gives one for a request. */
export type Reply<P extends Path, V extends VerbOf<P>> =
  | Responded<P, V>
  | ((request: StubRequest<RequestBody<P, V>>) => Responded<P, V> | Promise<Responded<P, V>>);

/** A platform that responds with what a test says. */
export interface Stub {
  /**
   * Says how an operation responds from now on: `stub.on('get', '/cdrs/{id}', record({ id: 42 }))`.
   *
   * @param reply A success in the types of the contract, any Response, or a function of the request. What it throws, the call
   * rejects with.
   */
  on<P extends Path, V extends VerbOf<P>>(verb: V, path: P, reply: Reply<P, V>): Stub;
  /** The requests so far, also those of `paginate`, `download` and sessions. */
  readonly requests: readonly StubRequest[];
  /** Options for `createTelephony` or any function that creates a client. No request leaves the process. */
  readonly options: Pick<TelephonyOptions, 'baseUrl' | 'auth' | 'retries' | 'use'>;
  /** Forgets replies and requests. */
  reset(): void;
}

/**
 * Creates a platform for tests of code that uses the client. Everything of the client works as always (`paginate`, `download`,
 * `raw`, errors, events), but the transport. What has no reply is refused with a 501 that names it.
 *
 * @example
 * const stub = createStub().on('get', '/cdrs', records([{ id: 1 }, { id: 2 }]));
 * const pbx = createTelephony(stub.options);
 */
export function createStub(): Stub {
  const replies = new Map<string, (request: StubRequest) => unknown>();
  const requests: StubRequest[] = [];
  const respond: Middleware = async (sent) => {
    const request = stubRequest(sent);
    requests.push(request);
    const verb = request.method.toLowerCase();
    const reply = replies.get(`${verb} ${request.path}`);
    if (!reply)
      return refusal(501, `No stub. Add stub.on('${verb}', '${request.path}', …) before the call.`);
    return responseOf(await reply(request));
  };
  const stub: Stub = {
    on(verb, path, reply) {
      const give: unknown = reply;
      replies.set(`${String(verb)} ${path}`, (request) =>
        typeof give === 'function' ? Reflect.apply(give, undefined, [request]) : give,
      );
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

/** A Response can be read once, so each request gets a copy of it. */
function responseOf(reply: unknown): Response {
  if (reply instanceof Response) return reply.clone();
  return reply === undefined ? new Response(null, { status: 204 }) : Response.json(reply);
}
