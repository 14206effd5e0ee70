import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { IPrismDiagnostic, IPrismOutput } from '@stoplight/prism-core';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  type IHttpResponse,
} from '@stoplight/prism-http';

/** Prism between a client and a server: it passes everything on, and holds both sides against the contract. */
export interface PrismProxy extends AsyncDisposable {
  url: string;
  /** What it holds against responses so far; a status that the contract does not have is among it. */
  violations: string[];
}

const silent: Record<string, unknown> = { child: () => silent };
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'success']) silent[level] = () => {};

/** The operations of the contract as Prism reads them, which takes it a second. */
let read: ReturnType<typeof getHttpOperationsFromSpec> | undefined;

/**
 * Starts a validating proxy, with the parts of `prism proxy` but for the one that sends: Prism reads every file as text, and the
 * client is to get each response byte for byte.
 */
export async function startPrismProxy(bundleFile: string, upstream: string): Promise<PrismProxy> {
  read ??= getHttpOperationsFromSpec(bundleFile);
  const operations = await read;
  const config: IHttpConfig = {
    isProxy: true,
    upstream: new URL(upstream),
    upstreamProxy: undefined,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    mock: { dynamic: false },
  };
  const violations: string[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', upstream);
    const sent = await text(request);
    const input = {
      method: request.method?.toLowerCase() as IHttpRequest['method'],
      url: { path: pathname, query: Object.fromEntries(valuesOf(searchParams)) },
      headers: joined(request.headers),
      body: parsed(sent, request.headers['content-type']),
    };
    const received = await send(upstream + request.url, request.method, input.headers, sent);
    const right: IHttpResponse = {
      statusCode: received.status,
      headers: received.headers,
      body: parsed(received.body.toString(), received.headers['content-type']),
    };
    const forward = () => () => () => Promise.resolve({ _tag: 'Right' as const, right });
    const prism = createInstance(config, { logger: silent, forward });
    const { validations } = outputOf(await prism.request(input, operations, config)());
    violations.push(...validations.output.map((found) => describe(input, found)));
    response.writeHead(received.status, received.headers).end(received.body);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      violations.push(`${request.method} ${request.url}: ${String(error)}`);
      response.writeHead(502).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    violations,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function* valuesOf(params: URLSearchParams): Iterable<[string, string | string[]]> {
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    yield [name, values.length === 1 ? values[0]! : values];
  }
}

function joined(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function parsed(body: string, type = ''): unknown {
  if (body === '') return undefined;
  return type.startsWith('application/json') ? JSON.parse(body) : body;
}

/** What concerns one connection, and the length, which is told anew. */
const OF_CONNECTION = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

function withoutConnection(headers: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !OF_CONNECTION.has(name)));
}

/** Sends a request on, and gives the response as it is. */
async function send(url: string, method: string | undefined, headers: Record<string, string>, body: string) {
  const answer = await fetch(url, {
    ...(method === undefined ? {} : { method }),
    headers: withoutConnection(Object.entries(headers)),
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  });
  return {
    status: answer.status,
    headers: withoutConnection(answer.headers),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** Prism's functions give an Either, of which one side is there. */
function outputOf(
  result: { left: Error } | { right: IPrismOutput<IHttpResponse> },
): IPrismOutput<IHttpResponse> {
  if ('left' in result) throw result.left;
  return result.right;
}

function describe({ method, url }: IHttpRequest, { message, path = [] }: IPrismDiagnostic): string {
  return `${method} ${url.path}: ${path.join('.')} ${message}`;
}
