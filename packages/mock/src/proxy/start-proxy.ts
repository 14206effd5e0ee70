import type { FastifyInstance } from 'fastify';
import { type RunningServer, type ServerOptions, startServer } from '../start-server.ts';
import { type Finding, Findings, type MissingResponse } from './findings.ts';
import { createForwarder } from './forwarder.ts';
import { Upstream } from './upstream.ts';

/** Options of {@link startProxy}. */
export interface ProxyOptions extends ServerOptions {
  /** Address of the server to check, such as `https://pbx.example.com/v1.2/voice`. Requests go below its path. */
  upstream: string;
  /** Milliseconds for the upstream to send the head of a response, and each further part of its body. Default: 30,000. */
  timeout?: number | undefined;
  /** Accept a certificate that is not trusted, such as a self-signed one. Default: false. */
  insecure?: boolean | undefined;
  /**
   * Origins of pages, besides pages on this machine, that may use the upstream through the proxy. For all other pages the
   * upstream's own CORS headers apply. Default: none.
   */
  allowOrigins?: readonly string[] | undefined;
  /** Names that requests may give in `Host`, besides localhost, IP addresses and `host`. Default: none. */
  allowHosts?: readonly string[] | undefined;
  /** Called for each new finding. */
  onFinding?: ((finding: Finding) => void) | undefined;
}

/** A running proxy. */
export interface Proxy extends RunningServer {
  /** The differences from the contract, oldest first. */
  findings(): Finding[];
  /** Requests without a response of the upstream, by reason. */
  missing(): MissingResponse[];
  /** The number of checked responses. */
  checked(): number;
}

const BODY_LIMIT = 64 * 1024 * 1024;

/**
 * Starts a proxy in this process: it passes requests and responses on unchanged, and reports how they differ from the contract.
 *
 * @example
 * const proxy = await startProxy({ upstream: 'https://pbx.example.com/v1.2/voice', port: 0 });
 * await fetch(`${proxy.url}/cdrs`, { headers: { 'X-Auth-Token': token } });
 * proxy.findings(); // [{ kind: 'undeclared field', operationId: 'listCdrs', place: 'body.data[].price', count: 1, ... }]
 * await proxy.close();
 *
 * @throws Error if an address, origin or document is invalid, or the port is already in use (`code` is EADDRINUSE).
 */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { host = '127.0.0.1', timeout = 30_000, insecure = false } = options;
  const { allowOrigins = [], allowHosts = [], onFinding } = options;
  const upstream = new Upstream(options.upstream, { timeout, insecure });
  const findings = new Findings(onFinding);
  const server = await startServer(options, {
    defaults: { port: 4030, remember: 1000 },
    responder: createForwarder(upstream, findings, timeout),
    bodyLimit: BODY_LIMIT,
    access: { origins: allowOrigins.map(originOf), hosts: [host, ...allowHosts] },
    addControlRoutes: (scope) => addFindings(scope, findings),
  });
  const close = async () => {
    await server.close();
    await upstream.close();
  };
  return {
    ...server,
    findings: () => findings.list(),
    missing: () => findings.missing(),
    checked: () => findings.checked,
    clear: () => {
      server.clear();
      findings.clear();
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function originOf(text: string): string {
  const origin = URL.parse(text)?.origin;
  if (origin === undefined || origin === 'null' || origin !== text.toLowerCase().replace(/\/$/, ''))
    throw new Error(`${text} is not an origin. Give one such as https://app.example.com.`);
  return origin;
}

function addFindings(scope: FastifyInstance, findings: Findings): void {
  scope.get('/findings', (_request, reply) => {
    const data = findings.list().map(({ operationId = null, firstSeen, ...finding }) => ({
      operation_id: operationId,
      ...finding,
      first_seen: firstSeen,
    }));
    const missing = findings.missing().map(({ firstSeen, ...one }) => ({ ...one, first_seen: firstSeen }));
    const body = { data, total: data.length, checked: findings.checked, missing };
    return reply.type('application/json').serializer(JSON.stringify).send(body);
  });
  scope.delete('/findings', (_request, reply) => {
    findings.clear();
    return reply.code(204).send();
  });
}
