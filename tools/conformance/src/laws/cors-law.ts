import type { Operation } from '@telephony/contract';
import { type Exchange, headerOf, readRequest, type ReceivedResponse } from '../server/exchange.ts';
import { allowsOrigin, type Breach, breachOf, type Law, type LawContext, ORIGIN } from './law.ts';

const NAME = 'HEAD, OPTIONS and CORS';
const BY = `law / ${NAME}`;
export const OTHER_LENGTH = 'HEAD has another Content-Length than GET';

const REPEATS = 10;

export const corsLaw: Law<Operation> = {
  name: NAME,
  async check(operation, context) {
    const path = context.pathOf(operation);
    if (path === undefined) return [];
    const isRead = operation.method === 'get';
    return [
      ...(isRead ? await checkRead(operation, path, context) : []),
      ...(await checkPreflight(operation, path, context)),
    ];
  },
};

async function checkRead(operation: Operation, path: string, { ask, token }: LawContext): Promise<Breach[]> {
  const query = operation.queryParameters.some(({ name }) => name === 'limit') ? '?limit=1' : '';
  const request = readRequest(path + query, token);
  const read = await ask(BY, { ...request, headers: [...request.headers, ['Origin', ORIGIN]] });
  const head = await ask(BY, { ...request, method: 'HEAD' });
  if ('failure' in read.outcome) return [];
  const breaches = allowsOrigin(read.outcome)
    ? []
    : [
        cors(
          read,
          'a page of another site cannot read the response',
          'Access-Control-Allow-Origin: * or the origin',
          headerOf(read.outcome.headers, 'access-control-allow-origin'),
        ),
      ];
  const ofHead = checkHead(read.outcome, head);
  const isOfLength = ofHead.some(({ message }) => message === OTHER_LENGTH);
  if (isOfLength && (await varies(read.outcome.body.length, () => ask(BY, request)))) return breaches;
  return [...breaches, ...ofHead];
}

async function varies(length: number, read: () => Promise<Exchange>): Promise<boolean> {
  for (let time = 0; time < REPEATS; time += 1) {
    const { outcome } = await read();
    if (!('failure' in outcome) && outcome.body.length !== length) return true;
  }
  return false;
}

function checkHead(read: ReceivedResponse, head: Exchange): Breach[] {
  const breach = (message: string, expected: string, seen?: string) =>
    breachOf(head, message, expected, { rule: 'head', seen });
  if ('failure' in head.outcome) return [breach('HEAD has no response', 'that of GET, without its body')];
  const { status, headers, body } = head.outcome;
  // A server need not know HEAD, and then says so.
  if (status === 405 || status === 501) return [];
  if (body.length > 0) return [breach('HEAD has a body', 'no body', `${body.length} bytes`)];
  if (status !== read.status)
    return [breach('HEAD has another status than GET', `${read.status}`, `${status}`)];
  const [type, own] = [headerOf(read.headers, 'content-type'), headerOf(headers, 'content-type')];
  if (own !== type)
    return [breach('HEAD has another Content-Type than GET', type ?? 'none', own?.slice(0, 40) ?? 'none')];
  const length = headerOf(headers, 'content-length');
  if (length !== undefined && Number(length) !== read.body.length)
    return [breach(OTHER_LENGTH, `${read.body.length}`, length.slice(0, 20))];
  return [];
}

async function checkPreflight(operation: Operation, path: string, { ask }: LawContext): Promise<Breach[]> {
  const method = operation.method.toUpperCase();
  const names = operation.body ? 'content-type,x-auth-token' : 'x-auth-token';
  const headers: [string, string][] = [
    ['Origin', ORIGIN],
    ['Access-Control-Request-Method', method],
    ['Access-Control-Request-Headers', names],
  ];
  const exchange = await ask(BY, { method: 'OPTIONS', target: path, headers, body: Buffer.alloc(0) });
  const { outcome } = exchange;
  if ('failure' in outcome) return [cors(exchange, 'OPTIONS has no response', 'a 2xx')];
  if (outcome.status === 429) return [];
  if (outcome.status < 200 || outcome.status > 299)
    return [
      cors(
        exchange,
        'a page of another site may not ask whether it may call',
        'a 2xx, without a token',
        `${outcome.status}`,
      ),
    ];
  if (!allowsOrigin(outcome))
    return [
      cors(
        exchange,
        'a page of another site may not call',
        'Access-Control-Allow-Origin: * or the origin',
        headerOf(outcome.headers, 'access-control-allow-origin'),
      ),
    ];
  const list = (name: string) => (headerOf(outcome.headers, name) ?? '').toLowerCase().split(/\s*,\s*/);
  const methods = list('access-control-allow-methods');
  if (!['GET', 'POST'].includes(method) && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
    return [
      cors(
        exchange,
        `a page of another site may not send ${method}`,
        `Access-Control-Allow-Methods with ${method}`,
      ),
    ];
  const allowed = list('access-control-allow-headers');
  const missing = names.split(',').find((name) => !allowed.includes(name) && !allowed.includes('*'));
  return missing === undefined
    ? []
    : [
        cors(
          exchange,
          `a page of another site may not send ${missing}`,
          `Access-Control-Allow-Headers with ${missing}`,
        ),
      ];
}

function cors(exchange: Exchange, message: string, expected: string, seen?: string): Breach {
  return breachOf(exchange, message, expected, { rule: 'cors', seen: seen?.slice(0, 40) });
}
