import { createInstance, type IHttpConfig, type IHttpRequest } from '@stoplight/prism-http';
import type { IHttpOperation } from '@stoplight/types';

/** In place of a pino logger. */
const silent: Record<string, unknown> = { child: () => silent };
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'success']) silent[level] = () => {};

const checking: IHttpConfig = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
};

const checker = createInstance(checking, {
  logger: silent,
  route: ({ resources }) => ({ _tag: 'Right', right: resources[0]! }),
  // No response is made: to a refused request it would fail.
  mock: () => () => ({ _tag: 'Right', right: { statusCode: 200 } }),
});

/** What Prism's own check finds wrong with a request. @throws Whatever keeps it from checking. */
export async function prismCheck(operation: IHttpOperation, request: IHttpRequest) {
  const result = await checker.request(request, [operation], checking)();
  if ('left' in result) throw result.left;
  return result.right.validations.input;
}
