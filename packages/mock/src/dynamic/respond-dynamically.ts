import { randomUUID } from 'node:crypto';
import type { IHttpResponse } from '@stoplight/prism-http';
import type { IHttpOperation } from '@stoplight/types';
import type { Fault } from '@telephony/contract';
import type { DynamicOperation } from './dynamic-operation.ts';
import { settle, withNames } from './settle.ts';

/** How often a body is made again because it breaks the contract, as one by a pattern may. */
const ATTEMPTS = 5;

/**
 * Makes a response from the narrowed schemas of an operation.
 *
 * @param seed The same seed gives the same response in any process. Undefined: another one each time.
 * @param make Makes a response of an operation from a seed.
 * @returns The response, and what is wrong with its body by the schema of the document: nothing, as far as one could be made.
 */
export async function respondDynamically(
  { resource, faults }: DynamicOperation,
  seed: string | undefined,
  make: (resource: IHttpOperation, seed: string) => Promise<IHttpResponse>,
): Promise<{ response: IHttpResponse; faults: Fault[] }> {
  const first = seed ?? randomUUID();
  for (let attempt = 1; ; attempt++) {
    const made = await make(resource, `${attempt} ${resource.method} ${resource.path} ${first}`);
    const check = (body: unknown) => faults(made.statusCode, String(made.headers?.['Content-type']), body);
    const settled = settle(made.body);
    if (check(settled).length === 0) return { response: { ...made, body: settled }, faults: [] };
    const body = withNames(made.body);
    const found = check(body);
    if (found.length === 0 || attempt === ATTEMPTS) return { response: { ...made, body }, faults: found };
  }
}
