import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { IPrismDiagnostic, IPrismOutput } from '@stoplight/prism-core';
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http';
import type { IHttpRequest, IHttpResponse } from '@stoplight/prism-http';

/** Prism between a client and a server: it passes everything on, and holds both sides against the contract. */
export interface PrismProxy extends AsyncDisposable {
  url: string;
  /** What it holds against responses so far; a status that the contract does not have is among it. */
  violations: string[];
}

const silent: Record<string, unknown> = { child: () => silent };
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'success']) silent[level] = () => {};

/** Starts a validating proxy, with the same parts as `prism proxy`. */
export async function startPrismProxy(bundleFile: string, upstream: string): Promise<PrismProxy> {
  const operations = await getHttpOperationsFromSpec(bundleFile);
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
  const prism = createInstance(config, { logger: silent });
  const violations: string[] = [];
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', upstream);
    const input = {
      method: request.method?.toLowerCase() as IHttpRequest['method'],
      url: { path: pathname, query: Object.fromEntries(valuesOf(searchParams)) },
      headers: joined(request.headers),
      body: parsed(await text(request), request.headers['content-type']),
    };
    const result = await prism.request(input, operations, config)();
    const { output, validations } = outputOf(result);
    violations.push(...validations.output.map((found) => describe(input, found)));
    response.writeHead(output.statusCode, withoutLength(output.headers));
    response.end(typeof output.body === 'string' ? output.body : JSON.stringify(output.body));
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

/** The body is written anew, so its length can be another. */
function withoutLength(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['content-length', 'content-encoding'].includes(name)),
  );
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
