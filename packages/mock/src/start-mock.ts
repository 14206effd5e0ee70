import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { bundleFile } from './bundle-file.ts';

/** What the mock can be told. */
export interface MockOptions {
  /** 0 takes a free port. Default 4010. */
  port?: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Answer a request or an example that breaks the contract with an error. Default: say it in `sl-violations`. */
  errors?: boolean;
  /** Prism's log level. Default warn: its own default costs a millisecond a request. */
  logLevel?: 'silent' | 'error' | 'warn' | 'info';
  /** The OpenAPI document. Default: the bundle of the contract. */
  document?: string;
}

/** A mock that listens. */
export interface Mock {
  url: string;
  close(): Promise<void>;
}

/** Starts Prism on the bundle in this process. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 4010, host = '127.0.0.1', errors = false, logLevel = 'warn' } = options;
  const operations = await getHttpOperationsFromSpec(options.document ?? bundleFile);
  const server = createServer(operations, {
    cors: true,
    components: { logger: createLogger('mock', { level: logLevel }) },
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
  });
  const url = await server.listen(port, host);
  return { url, close: () => server.close() };
}
