import { addFrontControl, createFront } from '@telephony/http';
import type { RecordedRequest, RequestListener, Rules } from '@telephony/http/control-types';
import type { FastifyInstance } from 'fastify';
import { openContract } from '../contract/open-contract.ts';
import { CONTROL_PATH } from '../start-mock.ts';
import { type Finding, Findings, type MissingResponse } from './findings.ts';
import { createForwarder } from './forwarder.ts';
import { Upstream } from './upstream.ts';

/** Options of {@link startProxy}. */
export interface ProxyOptions {
  /** Address of the server that is checked, such as `https://pbx.example.com/v1.2/voice`. Requests go below its path. */
  upstream: string;
  /** Port to listen on; 0 picks a free one. Default: 4030. */
  port?: number;
  /** Address to listen on. Default: 127.0.0.1, this machine only. */
  host?: string;
  /** A revision of the contract, as `startMock` takes it. Default: the contract of `@telephony/openapi`. */
  document?: string;
  /** An additional base path of the contract, besides `/v1.1/<service>` and `/v1.2/<service>`. */
  basePath?: string;
  /** Read the document again when one of its files changes. While it is broken, the last good one stays in use. */
  watch?: boolean;
  /** Do not report query parameters that the contract does not know. */
  lenient?: boolean;
  /** Milliseconds that the upstream may take for the head of a response, and between two parts of its body. Default: 30,000. */
  timeout?: number;
  /** Accept a certificate that nobody vouches for, such as one that is self-signed. Default: false. */
  insecure?: boolean;
  /** Milliseconds within which a whole request must arrive; after that the response is 408. Default: 10,000. */
  requestTimeout?: number;
  /** How many requests to keep in `requests`. Default: 1,000, or fewer if their bodies are large. */
  remember?: number;
  /**
   * What everyone has to send to use the control plane, as `Authorization: Bearer TOKEN` or `X-Control-Token: TOKEN`: 16 characters
   * or more. Default: none, so that it is for programs on this machine only, and not through a proxy.
   */
  controlToken?: string;
  /**
   * Origins of pages, besides those of this machine, that may use the upstream through the proxy. To all others the upstream's
   * own headers of CORS apply. Default: none.
   */
  allowOrigins?: readonly string[];
  /** Names by which requests may address the proxy, besides localhost, IP addresses and `host`. Default: none. */
  allowHosts?: readonly string[];
  /** Where the control plane may send events besides this machine: names of hosts. Default: nowhere. */
  webhooks?: { allowHosts?: readonly string[] };
  /** Called for each request, just before its response is sent. */
  onRequest?: RequestListener;
  /** Called when a finding is made for the first time. */
  onFinding?: (finding: Finding) => void;
  /** Called after each attempt to read a changed document, with the error if it failed. */
  onReload?: (failure: Error | undefined) => void;
}

/** A running proxy. */
export interface Proxy {
  /** Origin, such as `http://127.0.0.1:4030`. */
  url: string;
  /** The requests received so far, oldest first. */
  requests: readonly RecordedRequest[];
  /** What differs from the contract, in the order in which it was found. */
  findings(): Finding[];
  /** Requests that the upstream did not respond to, by reason. They say nothing about the contract. */
  missing(): MissingResponse[];
  /** How many responses were checked. */
  checked(): number;
  /** Clears requests and findings. */
  clear(): void;
  /** What shall fail, and how: the same rules as those of the control plane. */
  rules: Rules;
  /** Closes all connections and frees the port. */
  close(): Promise<void>;
  /** Calls `close()` at the end of the scope: `await using proxy = await startProxy({ upstream })`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Bytes of the largest body of a request: what is larger cannot be passed on. */
const BODY_LIMIT = 64 * 1024 * 1024;

/**
 * Starts a proxy in this process: it passes each request on to a server as it is, passes its response back as it is, and
 * reports what differs from the contract.
 *
 * @example
 * const proxy = await startProxy({ upstream: 'https://pbx.example.com/v1.2/voice', port: 0 });
 * await fetch(`${proxy.url}/cdrs`, { headers: { 'X-Auth-Token': token } });
 * proxy.findings(); // [{ kind: 'undeclared field', operationId: 'listCdrs', place: 'body.data[].price', count: 1, ... }]
 * await proxy.close();
 *
 * @throws Error when the upstream is not an address, an origin is none, the document cannot be read or used (the message says where), or the
 *   port is already in use (`code` is EADDRINUSE).
 */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { port = 4030, host = '127.0.0.1', timeout = 30_000, insecure = false } = options;
  const { lenient, requestTimeout, remember = 1000, controlToken: token, onRequest, onFinding } = options;
  const { allowOrigins = [], allowHosts = [], webhooks = {} } = options;
  const upstream = new Upstream(options.upstream, { timeout, insecure });
  const findings = new Findings(onFinding);
  const opened = await openContract(options);
  const { contract } = opened;
  const front = createFront({
    contract,
    responder: createForwarder(upstream, findings, timeout),
    lenient,
    requestTimeout,
    remember,
    bodyLimit: BODY_LIMIT,
    access: { origins: allowOrigins.map(originOf), hosts: [host, ...allowHosts] },
    ownPaths: [CONTROL_PATH],
    onRequest,
    // The response says what went wrong.
    onFault: () => {},
  });
  addFrontControl(
    front.server,
    { contract, ...front, allowHosts: () => webhooks.allowHosts ?? [] },
    { prefix: CONTROL_PATH, token, more: (scope) => addFindings(scope, findings) },
  );
  const url = await front.listen(port, host);
  await opened.follow();
  const close = async () => {
    opened.close();
    await front.close();
    await upstream.close();
  };
  return {
    url,
    requests: front.record.requests,
    findings: () => findings.list(),
    missing: () => findings.missing(),
    checked: () => findings.checked,
    clear: () => {
      front.record.clear();
      findings.clear();
    },
    rules: front.rules,
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
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  });
  scope.delete('/findings', (_request, reply) => {
    findings.clear();
    return reply.code(204).send();
  });
}
