/** openapi-fetch with this client's transport. openapi-fetch is a peer dependency. */
import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';
import { coreOf, type CoreOptions, type CoreRequest, type Telephony } from './core/core.ts';
import { createTelephony } from './core/create-telephony.ts';
import { CALL_OPTIONS } from './core/call-types.ts';
import { failFor, mask, secretsIn } from './core/mask.ts';
import { buildUrl, checkBaseUrl, toJson } from './core/request.ts';
import { parseJson } from './core/response.ts';
import type { TelephonyOptions } from './core/telephony-options.ts';
import { type Method, TelephonyError } from './core/telephony-error.ts';
import { downloadFile } from './files/download.ts';
import type { FilePath } from './generated/paths.ts';
import type { paths } from './generated/schema.ts';

/** Options of `createClient`: the options of `createTelephony`, with `headers` and `fetch` as openapi-fetch has them. */
export interface OpenapiFetchOptions extends Omit<TelephonyOptions, 'fetch' | 'bigInteger'> {
  /** Headers of every request. */
  readonly headers?: ClientOptions['headers'] | undefined;
  /** Sends the requests. Default: the global `fetch` at that time. */
  readonly fetch?: ClientOptions['fetch'] | undefined;
}

// Open enumerations become plain strings: openapi-fetch's types would take them apart into the methods of a string
// (openapi-ts/openapi-typescript#2765).
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

interface Init extends Omit<CoreOptions, 'path' | 'query' | 'headers' | 'signal'> {
  readonly params?: Pick<CoreOptions, 'path' | 'query'>;
  readonly fetch?: ClientOptions['fetch'];
}

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE'];

/**
 * Creates a client of openapi-fetch that signs in, renews its token, retries GET, and writes filters. `paginate`, `count` and `bulk` take
 * it too. A call also takes this client's options, such as `timeoutMs`. Without a response from the platform it rejects with a
 * TelephonyError.
 *
 * @example
 * const client = createClient<paths>({ baseUrl: 'https://host/v1.2/service', auth: 'TOKEN' });
 * const { data, error } = await client.GET('/cdrs/{id}', { params: { path: { id: 42 } } });
 *
 * @throws TypeError, without the value, for an invalid base URL or token, or an unknown option
 */
export default function createClient<Paths extends object = paths>({
  headers,
  fetch,
  ...rest
}: OpenapiFetchOptions): Client<Plain<Paths>> & Telephony {
  // Normalized as in the URLs of requests, since the token goes only to URLs below it.
  const options = { ...rest, baseUrl: new URL(checkBaseUrl(rest.baseUrl)).href };
  const telephonyWith = (own: ClientOptions['fetch']) =>
    createTelephony({ ...options, ...(own && { fetch: (url, init) => own(new Request(url, init)) }) });
  const pbx = telephonyWith(fetch);
  const stock = createFetchClient<Plain<Paths>>({
    baseUrl: options.baseUrl,
    headers: headers ?? {},
    pathSerializer: (url, path) => buildUrl('', url, { path }),
    querySerializer: (query) => buildUrl('', '', { query }),
    bodySerializer: (body) => toJson(body),
  });
  const send = stock.request as unknown as (method: string, path: string, init: object) => Promise<unknown>;

  const request = async (method: string, path: string, init: Init = {}): Promise<unknown> => {
    const { params, fetch: own, body, confirm } = init;
    const call: CoreRequest = {
      method: method.toUpperCase() as Method,
      path,
      options: {
        ...(params?.path && { path: params.path }),
        ...(params?.query && { query: params.query }),
        ...callOptions(init),
      },
    };
    const withBody = { ...call, options: { ...call.options, body, confirm } };
    const client = own ? telephonyWith(own) : pbx;
    try {
      buildUrl('', path, withBody.options);
      toJson(body);
    } catch (cause) {
      throw failFor(coreOf(client), call)('request', (cause as Error).message, { cause });
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

function callOptions(init: Init): CoreOptions {
  // openapi-fetch reads `headers` and `signal` itself.
  const names = Object.keys(CALL_OPTIONS).filter((name) => name !== 'headers' && name !== 'signal');
  return Object.fromEntries(names.map((name) => [name, init[name as keyof Init]]));
}

const isFile = (path: string) => /\.\w+$/.test(path);

// Sends the request as the user's middleware has left it.
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
      const { stream, response } = await downloadFile(pbx, path as FilePath, options, { url });
      return copyOf(response, stream, response.headers);
    }
    let response = new Response();
    const data = await core.call({ method, path, url, options: { ...options, body, confirm } }, (success) => {
      response = success;
    });
    return jsonOf(response, data === undefined ? null : JSON.stringify(data));
  } catch (error) {
    // A failed login on the way, or a redirect, is no response of the operation.
    const isOwn = TelephonyError.is(error) && error.kind === 'status' && error.operation.path === path;
    const response = isOwn && /^[45]..$/.test(`${error.status}`) ? error.response : undefined;
    if (!isOwn || !response) throw error;
    const errorText = await response.text().catch(() => '');
    const { message, fieldErrors: errors } = error;
    const isEnvelope = /^\s*\{[^]*\}\s*$/.test(errorText);
    return jsonOf(
      response,
      isEnvelope
        ? mask(core.hide(errorText), secretsIn({ ...options, body }))
        : JSON.stringify({ message, errors }),
    );
  }
}

function jsonOf(response: Response, json: string | null): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return copyOf(response, json, headers);
}

// openapi-fetch takes the copy for a success where the operation's success is a redirect (ledger C-21).
function copyOf(response: Response, body: BodyInit | null, headers: Headers): Response {
  const { status, statusText, url } = response;
  const copy = new Response(body, {
    status: status < 400 && !response.ok ? 200 : status,
    statusText,
    headers,
  });
  return Object.defineProperties(copy, { status: { value: status }, url: { value: url } });
}
