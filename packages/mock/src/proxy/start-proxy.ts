import { addFrontControl, createFront } from '@telephony/http';
import { CONTROL_PATH } from '../control-path.ts';
import { openContract } from '../source/open-contract.ts';
import { addFindings } from './add-findings.ts';
import { Findings } from './findings/findings.ts';
import { createForwarder } from './forwarder.ts';
import type { Proxy, ProxyOptions } from './proxy.ts';
import { Upstream } from './upstream/upstream.ts';

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
 * @throws Error when the upstream is not an address, the document cannot be read or used (the message says where), or the
 *   port is already in use (`code` is EADDRINUSE).
 */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { port = 4030, host = '127.0.0.1', timeout = 30_000, insecure = false } = options;
  const { lenient, requestTimeout, remember = 1000, controlToken: token, onRequest, onFinding } = options;
  const upstream = new Upstream(options.upstream, { timeout, insecure });
  const findings = new Findings(onFinding);
  const opened = await openContract(options);
  const { contract } = opened;
  const front = createFront({
    contract,
    maker: createForwarder(upstream, findings, timeout),
    lenient,
    requestTimeout,
    remember,
    bodyLimit: BODY_LIMIT,
    ownPaths: [CONTROL_PATH],
    onRequest,
    // The response says what went wrong.
    onFault: () => {},
  });
  addFrontControl(
    front.server,
    { contract, ...front },
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
