import { exampleRequests, type JsonObject, type Operation } from '@telephony/contract';
import { type Exchange, readRequest, recordsOf, statusOf } from '../server/exchange.ts';
import { idOf, isLive, mustBeRefused } from './collection.ts';
import { type Breach, breachOf, type Law } from './law.ts';
import { tooMany } from './page-law.ts';

const NAME = 'parameters';
const LIMIT = 2;
const REFUSAL_STATUSES = new Set([400, 404, 422]);

export interface ReadOperation {
  operation: Operation;
  /** The requests of earlier laws. */
  exchanges: readonly Exchange[];
}

export const parameterLaw: Law<ReadOperation> = {
  name: NAME,
  async check({ operation, exchanges }, { ask, pathOf, token }) {
    const names = operation.queryParameters.map(({ name }) => name);
    const path = pathOf(operation);
    if (path === undefined || names.length === 0) return [];
    const hasLimit = names.includes('limit');
    const read = (query: string) => {
      const whole = [...(hasLimit ? [`limit=${LIMIT}`] : []), ...(query === '' ? [] : [query])].join('&');
      return ask(`law / ${NAME}`, readRequest(whole === '' ? path : `${path}?${whole}`, token));
    };
    const plain = await read('');
    if (isRefused(plain) && hasLimit) {
      const bare = await ask(`law / ${NAME}`, readRequest(path, token));
      if (statusOf(bare) === 200) return [refusal('limit', plain)];
      // The response alone shows that a list is missing.
      if (!isRefused(bare) || statusOf(bare) === 404) return [];
      return [breachOf(bare, 'a list is refused whatever is sent', '200', { seen: statusOf(bare) })];
    }
    const records = recordsOf(plain);
    if (statusOf(plain) !== 200) return [];
    if (hasLimit && records.length > LIMIT) return [tooMany({ records, exchange: plain }, LIMIT)];
    const breaches: Breach[] = [];
    const examples = exampleRequests(operation);
    for (const name of names.filter((one) => one !== 'limit')) {
      const own = exchanges.filter(({ request }) =>
        new RegExp(`[?&]${name}(=|%5B|\\[)`).test(request.target),
      );
      const asked = own.filter((exchange) => !mustBeRefused(exchange));
      const queries = examples
        .filter((one) => one.name.startsWith(`${name} `))
        .map(({ lines: [line = ''] }) => line.split('?')[1] ?? '');
      for (const query of asked.every(isRefused) ? queries : []) {
        const exchange = await read(query);
        asked.push(exchange);
        if (isRefused(exchange)) continue;
        if (name === 'include' && hasLost(records, exchange) && !isLive(path))
          breaches.push(
            breachOf(exchange, 'include leaves records out', `${records.length}`, { pointer: '/data' }),
          );
        break;
      }
      if (asked[0] && asked.every(isRefused)) breaches.push(refusal(name, asked[0]));
    }
    return breaches;
  },
};

function refusal(name: string, exchange: Exchange): Breach {
  const seen = statusOf(exchange);
  return breachOf(exchange, `${name} is documented and always refused`, '200 for some value', { seen });
}

function isRefused(exchange: Exchange): boolean {
  return REFUSAL_STATUSES.has(statusOf(exchange) ?? 0);
}

function hasLost(records: readonly JsonObject[], exchange: Exchange): boolean {
  const there = new Set(recordsOf(exchange).map(idOf));
  return statusOf(exchange) === 200 && records.some((record) => !there.has(idOf(record)));
}
