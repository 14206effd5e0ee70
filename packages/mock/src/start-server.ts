import type { Contract } from '@telephony/contract';
import { addFrontControl, createFront, type FrontOptions } from '@telephony/http';
import type { RecordedRequest, RequestListener, Rules } from '@telephony/http/control-types';
import type { FastifyInstance } from 'fastify';
import { type ContractOptions, openContract } from './contract/open-contract.ts';

/** Options that mock and proxy share. */
export interface ServerOptions extends ContractOptions {
  /** Port to listen on; 0 picks a free one. Default: 4010, or 4030 for the proxy. */
  port?: number | undefined;
  /** Address to listen on. Default: 127.0.0.1, this machine only. */
  host?: string | undefined;
  /** Accept query parameters that the contract does not have; the proxy does not report them. */
  lenient?: boolean | undefined;
  /** Milliseconds within which a whole request must arrive; after that the response is 408. Default: 10,000. */
  requestTimeout?: number | undefined;
  /** How many requests to keep in `requests`. Default: 10,000, or 1,000 for the proxy; fewer if their bodies are large. */
  remember?: number | undefined;
  /**
   * Token for the control plane, sent as `Authorization: Bearer TOKEN` or `X-Control-Token: TOKEN`: 16 characters or more.
   * Default: none; then only programs on this machine may use it, and not through a proxy.
   */
  controlToken?: string | undefined;
  /** Hosts, besides this machine, that the control plane may send events to. Default: none. */
  webhooks?: { allowHosts?: readonly string[] } | undefined;
  /** Called for each request, just before its response is sent. */
  onRequest?: RequestListener | undefined;
}

/** A running mock or proxy. */
export interface RunningServer {
  /** Origin, such as `http://127.0.0.1:4010`. Operations are at the origin and under `/v1.1/<service>` and `/v1.2/<service>`. */
  url: string;
  /** The requests received so far, oldest first. */
  requests: readonly RecordedRequest[];
  /** Clears what was recorded, for example between two tests that share a server. */
  clear: () => void;
  /** Rules by which requests fail, as in the control plane. */
  rules: Rules;
  /** Closes all connections and frees the port. */
  close: () => Promise<void>;
  /** Calls `close()` at the end of the scope: `await using mock = await startMock({ port: 0 })`. */
  [Symbol.asyncDispose]: () => Promise<void>;
}

export const CONTROL_PATH = '/_mock';

type OwnOptions = Pick<FrontOptions<void>, 'responder' | 'delay' | 'bodyLimit' | 'access' | 'ownPaths'> & {
  defaults: { port: number; remember: number };
  addRoutes?: (server: FastifyInstance, contract: () => Contract) => void;
  addControlRoutes?: (scope: FastifyInstance) => void;
};

export async function startServer(
  { host = '127.0.0.1', controlToken, webhooks: { allowHosts = [] } = {}, ...options }: ServerOptions,
  { defaults, addRoutes, addControlRoutes, ...own }: OwnOptions,
): Promise<RunningServer> {
  const { port = defaults.port, remember = defaults.remember, lenient, requestTimeout, onRequest } = options;
  const opened = await openContract(options);
  const { contract } = opened;
  const front = createFront({
    ownPaths: [CONTROL_PATH],
    ...own,
    contract,
    remember,
    lenient,
    requestTimeout,
    onRequest,
    // The response describes the fault.
    onFault: () => {},
  });
  addFrontControl(
    front.server,
    { contract, ...front, allowHosts: () => allowHosts },
    { prefix: CONTROL_PATH, token: controlToken, more: addControlRoutes },
  );
  addRoutes?.(front.server, contract);
  const url = await front.listen(port, host);
  await opened.follow();
  const close = async () => {
    opened.close();
    await front.close();
  };
  return {
    url,
    requests: front.record.requests,
    clear: () => front.record.clear(),
    rules: front.rules,
    close,
    [Symbol.asyncDispose]: close,
  };
}
