/** openapi-fetch with this client's transport. openapi-fetch is a peer dependency. */
import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';
import { coreOf, type CoreOptions, type CoreRequest, type Telephony } from './core/core.ts';
import { createTelephony } from './core/create-telephony.ts';
import { failOf, mask, secretsIn } from './core/mask.ts';
import { buildUrl, checkedBaseUrl, toJson } from './core/request.ts';
import { parseJson } from './core/response.ts';
import type { TelephonyOptions } from './core/telephony-options.ts';
import { type Method, TelephonyError } from './core/telephony-error.ts';
import { downloadOf } from './files/download.ts';
import type { FilePath } from './generated/paths.ts';
import type { paths } from './generated/schema.ts';

/** Options of `createClient`: those of `createTelephony`, with `headers` and `fetch` as openapi-fetch has them. */
export interface OpenapiFetchOptions extends Omit<TelephonyOptions, 'fetch' | 'bigInteger'> {
  /** Headers of every request. They cannot replace the one with the token. */
  readonly headers?: ClientOptions['headers'] | undefined;
  /** Sends the requests. Default: the global `fetch`, looked up for each request. */
  readonly fetch?: ClientOptions['fetch'] | undefined;
}

type Plain<Paths> = {
  [P in keyof Paths]: {
    [M in keyof Paths[P]]: {
      [K in keyof Paths[P][M]]: K extends 'parameters' ? Paths[P][M][K] : PlainValue<Paths[P][M][K]>;
    };
  };
};

type PlainValue<T> = T extends string
  ? string extends T
    ? string
    : T
  : T extends Blob
    ? T
    : T extends object
      ? { [K in keyof T]: PlainValue<T[K]> }
      : T;

interface Init extends Pick<
  CoreOptions,
  'body' | 'confirm' | 'timeoutMs' | 'attemptTimeoutMs' | 'retries' | 'retryUnsafe'
> {
  readonly params?: Pick<CoreOptions, 'path' | 'query'>;
  readonly fetch?: ClientOptions['fetch'];
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];

/**
 * Creates a client of openapi-fetch that signs in, renews its token, retries GET, and writes filters. `paginate`, `count`,
 * `bulk` and `close()` take it as they take the client of `createTelephony`.
 *
 * A call also takes `timeoutMs`, `attemptTimeoutMs`, `retries` and `retryUnsafe`, and `confirm: 'all'` to delete a whole collection.
 * The platform's errors are in `error`; without a response from the platform a call rejects with a TelephonyError.
 *
 * @example
 * const client = createClient<paths>({ baseUrl: 'https://host/v1.2/service', auth: 'TOKEN' });
 * const { data, error } = await client.GET('/cdrs/{id}', { params: { path: { id: 42 } } });
 *
 * @throws TypeError, which does not quote the value, for an invalid base URL or token, or an option that does not exist.
 */
export default function createClient<Paths extends object = paths>({
  headers,
  fetch,
  ...given
}: OpenapiFetchOptions): Client<Plain<Paths>> & Telephony {
  // As requests have it, to whose URLs the token goes.
  const options = { ...given, baseUrl: new URL(checkedBaseUrl(given.baseUrl)).href };
  const telephonyWith = (own: ClientOptions['fetch']) =>
    createTelephony({ ...options, ...(own && { fetch: (url, init) => own(new Request(url, init)) }) });
  const pbx = telephonyWith(fetch);
  const stock = createFetchClient<Plain<Paths>>({
    baseUrl: options.baseUrl,
    headers: headers ?? {},
    pathSerializer: (url, path) => buildUrl('', url, { path }),
    querySerializer: (query) => buildUrl('', '', { query }),
    bodySerializer: toJson,
  });
  const send = stock.request as unknown as (method: string, path: string, init: object) => Promise<unknown>;

  const request = async (method: string, path: string, init: Init = {}): Promise<unknown> => {
    const { params, fetch: own, body, confirm, timeoutMs, attemptTimeoutMs, retries, retryUnsafe } = init;
    const call: CoreRequest = {
      method: method.toUpperCase() as Method,
      path,
      options: {
        ...(params?.path && { path: params.path }),
        ...(params?.query && { query: params.query }),
        timeoutMs,
        attemptTimeoutMs,
        retries,
        retryUnsafe,
      },
    };
    const withBody = { ...call, options: { ...call.options, body, confirm } };
    const client = own ? telephonyWith(own) : pbx;
    try {
      buildUrl('', path, withBody.options);
      toJson(body);
    } catch (cause) {
      throw failOf(coreOf(client), call)('request', (cause as Error).message, { cause });
    }
    return send(method, path, {
      parseAs: isFile(path) ? (/\.(mp3|pcap)$/.test(path) ? 'blob' : 'text') : 'json',
      ...init,
      fetch: (sent: Request) => respond(client, withBody, sent),
    });
  };
  const methods = METHODS.map((method) => [method, request.bind(undefined, method)] as const);
  return Object.assign(stock, pbx, Object.fromEntries(methods), { request });
}

const isFile = (path: string) => /\.\w+$/.test(path);

async function respond(pbx: Telephony, call: CoreRequest, request: Request): Promise<Response> {
  const { method, path } = call;
  const { url, signal } = request;
  const { body: _, confirm, ...limits } = call.options ?? {};
  const options = { ...limits, headers: Object.fromEntries(request.headers), signal };
  const text = await request.text();
  const body = text ? parseJson(text, BigInt) : undefined;
  const core = coreOf(pbx);
  try {
    if (isFile(path)) {
      const { stream, response } = await downloadOf(pbx, path as FilePath, options, { url });
      return copyOf(response, stream, response.headers);
    }
    let response = new Response();
    const data = await core.call({ method, path, url, options: { ...options, body, confirm } }, (seen) => {
      response = seen;
    });
    return jsonOf(response, data === undefined ? null : JSON.stringify(data));
  } catch (error) {
    // A login on the way, or a redirect, is no response of the operation.
    const isOwn = TelephonyError.is(error) && error.kind === 'status' && error.operation.path === path;
    const response = isOwn && /^[45]..$/.test(`${error.status}`) ? error.response : undefined;
    if (!isOwn || !response) throw error;
    const said = await response.text().catch(() => '');
    const { message, fieldErrors: errors } = error;
    const isEnvelope = /^\s*\{[^]*\}\s*$/.test(said);
    return jsonOf(
      response,
      isEnvelope
        ? mask(core.hide(said), secretsIn({ ...options, body }))
        : JSON.stringify({ message, errors }),
    );
  }
}

function jsonOf(response: Response, json: string | null): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return copyOf(response, json, headers);
}

/** A response that openapi-fetch takes for a success where the operation's success is a redirect (ledger C-21). */
function copyOf(response: Response, body: BodyInit | null, headers: Headers): Response {
  const { status, statusText, url } = response;
  const copy = new Response(body, {
    status: status < 400 && !response.ok ? 200 : status,
    statusText,
    headers,
  });
  return Object.defineProperties(copy, { status: { value: status }, url: { value: url } });
}
