import type { IPrismDiagnostic, IPrismOutput } from '@stoplight/prism-core';
import type { createInstance, IHttpConfig, IHttpRequest, IHttpResponse } from '@stoplight/prism-http';
import type { IHttpOperation } from '@stoplight/types';
import type { Fault } from '@telephony/contract';
import { respondDynamically } from '../dynamic/respond-dynamically.ts';
import { withNames } from '../dynamic/settle.ts';
import { dynamicOperationOf, hasExample } from './prism-operation.ts';

export type Violation = IPrismDiagnostic;

interface MockingOptions {
  code?: number;
  exampleKey?: string;
  dynamic: boolean;
  seed?: string;
  /** Check the response against the contract too. */
  errors: boolean;
}

/** Prism without its router and its server: it gets the one operation that the mock has found. */
export interface Prism {
  /** The response that Prism makes, and what it finds wrong with it. @throws Whatever keeps Prism from making one. */
  respond(
    operation: IHttpOperation,
    options: MockingOptions,
  ): Promise<{ response: IHttpResponse; violations: Violation[] }>;
}

let prism: Promise<Prism> | undefined;

/** Loads Prism, which takes most of a second, once in a process. */
export function loadPrism(): Promise<Prism> {
  return (prism ??= createPrism());
}

type Components = Parameters<typeof createInstance>[1];

async function createPrism(): Promise<Prism> {
  const { createInstance } = await import('@stoplight/prism-http');
  const components: Components = {
    logger: silent,
    route: ({ resources }) => ({ _tag: 'Right', right: resources[0]! }),
  };
  const mocker = createInstance({ ...nothing, mock: { dynamic: false } }, components);
  return {
    respond: async (operation, { errors, ...mock }) => {
      const make = async (
        resource: IHttpOperation,
        config: Pick<IHttpConfig, 'mock' | 'validateResponse'>,
      ) => {
        const request: IHttpRequest = {
          method: resource.method as IHttpRequest['method'],
          url: { path: resource.path },
        };
        return right(await mocker.request(request, [resource], { ...nothing, ...config })());
      };
      const makeDynamically = async (seed: string | undefined) => {
        const { response, faults } = await respondDynamically(
          await dynamicOperationOf(operation),
          seed,
          async (resource, chosen) =>
            (
              await make(resource, {
                mock: { ...mock, dynamic: true, seed: chosen },
                validateResponse: false,
              })
            ).output,
        );
        return { response, violations: errors ? faults.map(violation) : [] };
      };
      // An example that is asked for by name takes precedence.
      if (mock.dynamic && mock.exampleKey === undefined) return makeDynamically(mock.seed);
      const fixed = async () => {
        const { output, validations } = await make(operation, { mock, validateResponse: errors });
        return { response: { ...output, body: withNames(output.body) }, violations: validations.output };
      };
      // Where there is no example, Prism makes a body of the schema's first values. It cannot always, or not as the schema says.
      if (mock.exampleKey !== undefined) return fixed();
      const made = await fixed().catch(() => undefined);
      if (made && !(await isWrong(operation, made.response))) return made;
      return makeDynamically(mock.seed ?? 'fixed');
    },
  };
}

/** Whether a body that was made for want of an example is not what its schema says. */
async function isWrong(
  resource: IHttpOperation,
  { statusCode, headers, body }: IHttpResponse,
): Promise<boolean> {
  const mediaType = String(headers?.['Content-type']);
  if (hasExample(resource, statusCode, mediaType)) return false;
  const { faults } = await dynamicOperationOf(resource);
  return faults(statusCode, mediaType, body).length > 0;
}

function violation({ field, keyword, message }: Fault): Violation {
  return { severity: 0, code: keyword, path: field, message };
}

const nothing = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
} as const;

/** In place of a pino logger, whose children cost more per request than the rest of Prism. */
const silent: Record<string, unknown> = { child: () => silent };
for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'success']) silent[level] = () => {};

/** Prism's functions give an Either, of which one side is there; its errors say in `detail` what is wrong. */
function right(
  result: { left: Error } | { right: IPrismOutput<IHttpResponse> },
): IPrismOutput<IHttpResponse> {
  if ('left' in result) {
    const { message, detail } = result.left as Error & { detail?: string };
    throw new Error(detail ?? message, { cause: result.left });
  }
  return result.right;
}
