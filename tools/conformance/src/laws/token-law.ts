import { exampleRequests, type Operation } from '@telephony/contract';
import { type Exchange, readRequest, type ServerRequest, statusOf } from '../server/exchange.ts';
import { limitQuery } from '../sweep.ts';
import { allowsOrigin, type Breach, type Law, ORIGIN } from './law.ts';

export const NAME = 'tokens';

export const tokenLaw: Law<Operation> = {
  name: NAME,
  async check(operation, { ask, pathOf, token }) {
    const path = pathOf(operation);
    if (path === undefined || operation.access !== 'token') return [];
    // The sweep has read this with the good token: a cache must not return its response to others.
    const target = path + limitQuery(operation);
    const query = wholeQuery(operation);
    const breaches: Breach[] = [];
    const open: Breach[] = [];
    const others: string[] = [];
    for (const [what, request] of [
      ['without a token', withoutToken('GET', target)],
      ['without a token (HEAD)', withoutToken('HEAD', target)],
      ...(query === ''
        ? []
        : [['without a token (every parameter)', withoutToken('GET', path + query)] as const]),
      ['with a bad token', readRequest(target, withOtherEnd(token))],
      ...(withOtherCase(token) === token
        ? []
        : [['with the token in the other case', readRequest(target, withOtherCase(token))] as const]),
    ] as const) {
      const exchange = await ask(`law / ${NAME}`, request);
      const status = statusOf(exchange);
      const breach = openTo(what, exchange);
      if (breach) {
        if (open.length > 0) others.push(what);
        open.push(breach);
      } else if (
        status === 401 &&
        'status' in exchange.outcome &&
        !allowsOrigin(exchange.outcome) &&
        what === 'without a token'
      )
        breaches.push({
          rule: 'cors',
          message: 'a page of another site cannot read why it is refused',
          expected: 'Access-Control-Allow-Origin: * or the origin',
          exchange,
        });
    }
    const [first] = open;
    if (!first) return breaches;
    return [
      { ...first, seen: [first.seen, ...others.map((what) => `also ${what}`)].join(', ') },
      ...breaches,
    ];
  },
};

export function openTo(what: string, exchange: Exchange): Breach | undefined {
  const status = statusOf(exchange);
  const isHead = exchange.request.method === 'HEAD' && (status === 405 || status === 501);
  if (status === 401 || status === 429 || status === undefined || isHead) return undefined;
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

function withoutToken(method: string, target: string): ServerRequest {
  return {
    method,
    target,
    headers: [
      ['Accept', '*/*'],
      ['Origin', ORIGIN],
    ],
    body: Buffer.alloc(0),
  };
}
