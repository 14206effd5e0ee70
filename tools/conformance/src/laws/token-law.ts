import type { Operation } from '@telephony/contract';
import type { ServerRequest } from '../server/exchange.ts';
import { readRequest } from '../sweep/sweep.ts';
import { statusOf } from '../writes/json-of.ts';
import type { Breach, Law } from './law.ts';

const NAME = 'tokens';
/** Of the form that has been seen (ledger O-16); nobody has it. */
const BAD = 'bad0000000000000000000000000000000000bad';

/** Without a token, and with a bad one, every read is a 401. */
export const tokenLaw: Law<Operation> = {
  name: NAME,
  plan: ({ path }) => [`GET ${path} (without a token)`, `GET ${path} (with a bad token)`],
  async hold(operation, { ask, pathOf }) {
    const path = pathOf(operation);
    if (path === undefined || operation.access !== 'token') return [];
    const breaches: Breach[] = [];
    for (const [what, request] of [
      ['without a token', without(path)],
      ['with a bad token', readRequest(path, BAD)],
    ] as const) {
      const exchange = await ask(`law / ${NAME}`, request);
      const status = statusOf(exchange);
      if (status === 401 || status === 429 || status === undefined) continue;
      breaches.push({
        rule: 'token',
        message: `a request ${what} is not refused`,
        expected: 'a 401',
        seen: `${status}`,
        exchange,
      });
    }
    return breaches;
  },
};

function without(path: string): ServerRequest {
  return { method: 'GET', target: path, headers: [['Accept', '*/*']], body: Buffer.alloc(0) };
}
