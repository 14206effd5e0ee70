import type { IPrismOutput } from '@stoplight/prism-core';
import type { IHttpConfig, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import type { MockOperation } from '../contract/describe-operation.ts';
import type { Preferences } from './preferences.ts';

export type PrismOutput = IPrismOutput<IHttpResponse>;

export interface PrismQuestion {
  operation: MockOperation;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  preferences: Preferences;
  dynamic: boolean;
  seed: string | undefined;
}

const configuration: IHttpConfig = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

/** Prism with its router left out: it is given the one operation that the mock has found. */
async function createPrism() {
  const [{ createLogger }, { createInstance }] = await Promise.all([
    import('@stoplight/prism-core'),
    import('@stoplight/prism-http'),
  ]);
  return createInstance(configuration, {
    logger: createLogger('prism', { level: 'silent' }),
    route: ({ resources }) => ({ _tag: 'Right', right: resources[0]! }),
  });
}

let prism: ReturnType<typeof createPrism> | undefined;

/** Loads Prism, which takes most of a second, ahead of the first request. */
export function loadPrism(): ReturnType<typeof createPrism> {
  return (prism ??= createPrism());
}

/**
 * Lets Prism check the request and make the answer of one operation.
 *
 * @throws Whatever Prism refuses to answer with, such as an `Accept` that the operation does not offer.
 */
export async function askPrism(question: PrismQuestion): Promise<PrismOutput> {
  const { operation, path, query, headers, body, preferences, dynamic, seed } = question;
  const [instance, resource] = await Promise.all([loadPrism(), operation.prism()]);
  const request: IHttpRequest = { method: operation.method, url: { path, query }, headers, body };
  const mock = { dynamic, ...(seed === undefined ? {} : { seed }), ...preferences };
  const result = await instance.request(request, [resource], { ...configuration, mock })();
  if ('left' in result) throw result.left;
  return result.right;
}
