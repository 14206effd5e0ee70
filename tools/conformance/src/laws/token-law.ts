import { exampleRequests, type Operation } from '@telephony/contract';
import { type Exchange, readRequest, type ServerRequest, statusOf } from '../server/exchange.ts';
import { limitQuery } from '../sweep.ts';
import { allowsOrigin, type Breach, breachOf, type Law, ORIGIN } from './law.ts';

export const NAME = 'tokens';

export const tokenLaw: Law<Operation> = {
  name: NAME,
  async check(operation, { ask, pathOf, token }) {
    const path = pathOf(operation);
    if (path === undefined || operation.access !== 'token') return [];
    // The sweep has read this with the good token: a cache must not return its response to others.
    const target = path + limitQuery(operation);
    const query = wholeQuery(operation);
    const requests: [what: string, request: ServerRequest][] = [
      ['without a token', withoutToken(target)],
      ['with a bad token', readRequest(target, withOtherEnd(token))],
    ];
    if (query !== '') requests.push(['without a token (every parameter)', withoutToken(path + query)]);
    const otherCase = withOtherCase(token);
    if (otherCase !== token)
      requests.push(['with the token in the other case', readRequest(target, otherCase)]);
    const breaches: Breach[] = [];
    const open: [what: string, breach: Breach][] = [];
    for (const [what, request] of requests) {
      const exchange = await ask(`law / ${NAME}`, request);
      const { outcome } = exchange;
      const breach = openTo(what, exchange);
      if (breach) open.push([what, breach]);
      else if (what === 'without a token' && 'status' in outcome && outcome.status === 401) {
        const message = 'a page of another site cannot read why it is refused';
        const expected = 'Access-Control-Allow-Origin: * or the origin';
        if (!allowsOrigin(outcome)) breaches.push(breachOf(exchange, message, expected, { rule: 'cors' }));
      }
    }
    const [[, first] = [], ...others] = open;
    if (!first) return breaches;
    const seen = [first.seen, ...others.map(([what]) => `also ${what}`)].join(', ');
    return [{ ...first, seen }, ...breaches];
  },
};

export function openTo(what: string, exchange: Exchange): Breach | undefined {
  const status = statusOf(exchange);
  if (status === 401 || status === 429 || status === undefined) return undefined;
  const message = `a request ${what} is not refused`;
  return { rule: 'token', message, expected: 'a 401', seen: `${status}`, exchange };
}

function wholeQuery(operation: Operation): string {
  const whole = exampleRequests(operation).find(({ name }) => name === 'the whole query');
  return /\?.*/.exec(whole?.lines[0] ?? '')?.[0] ?? '';
}

function withOtherCase(token: string): string {
  return token.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}

function withOtherEnd(token: string): string {
  return token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
}

function withoutToken(target: string): ServerRequest {
  return {
    method: 'GET',
    target,
    headers: [
      ['Accept', '*/*'],
      ['Origin', ORIGIN],
    ],
    body: Buffer.alloc(0),
  };
}
