import type { Operation } from '@telephony/contract';
import { type Exchange, headerOf, readRequest, type ReceivedResponse } from '../server/exchange.ts';
import { allowsOrigin, type Breach, breachOf, type Law, type LawContext, ORIGIN } from './law.ts';

const NAME = 'HEAD, OPTIONS and CORS';
const BY = `law / ${NAME}`;
export const OTHER_LENGTH = 'HEAD has another Content-Length than GET';
const MAX_REPEATS = 10;

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

type Problem = [message: string, expected: string, seen?: string | undefined];

async function checkRead(operation: Operation, path: string, { ask, token }: LawContext): Promise<Breach[]> {
  const query = operation.queryParameters.some(({ name }) => name === 'limit') ? '?limit=1' : '';
  const request = readRequest(path + query, token);
  const read = await ask(BY, { ...request, headers: [...request.headers, ['Origin', ORIGIN]] });
  const head = await ask(BY, { ...request, method: 'HEAD' });
  if ('failure' in read.outcome) return [];
  const originProblem = allowsOrigin(read.outcome)
    ? undefined
    : forbiddenOrigin(read.outcome, 'a page of another site cannot read the response');
  const headProblem = findHeadProblem(read.outcome, head.outcome);
  const isUncertain =
    headProblem?.[0] === OTHER_LENGTH && (await varies(read.outcome.body.length, () => ask(BY, request)));
  return [
    ...breachesOf(read, 'cors', originProblem),
    ...breachesOf(head, 'head', isUncertain ? undefined : headProblem),
  ];
}

// If the same request has bodies of several lengths, HEAD may be right.
async function varies(length: number, read: () => Promise<Exchange>): Promise<boolean> {
  for (let time = 0; time < MAX_REPEATS; time += 1) {
    const { outcome } = await read();
    if (!('failure' in outcome) && outcome.body.length !== length) return true;
  }
  return false;
}

function findHeadProblem(read: ReceivedResponse, outcome: Exchange['outcome']): Problem | undefined {
  if ('failure' in outcome) return ['HEAD has no response', 'that of GET, without its body'];
  const { status, headers, body } = outcome;
  // A server need not support HEAD.
  if (status === 405 || status === 501) return undefined;
  if (body.length > 0) return ['HEAD has a body', 'no body', `${body.length} bytes`];
  if (status !== read.status) return ['HEAD has another status than GET', `${read.status}`, `${status}`];
  const [type, own] = [headerOf(read.headers, 'content-type'), headerOf(headers, 'content-type')];
  if (own !== type) return ['HEAD has another Content-Type than GET', type ?? 'none', own ?? 'none'];
  const length = headerOf(headers, 'content-length');
  if (length === undefined || Number(length) === read.body.length) return undefined;
  return [OTHER_LENGTH, `${read.body.length}`, length];
}

async function checkPreflight(operation: Operation, path: string, { ask }: LawContext): Promise<Breach[]> {
  const method = operation.method.toUpperCase();
  const names = operation.body ? ['content-type', 'x-auth-token'] : ['x-auth-token'];
  const headers: [string, string][] = [
    ['Origin', ORIGIN],
    ['Access-Control-Request-Method', method],
    ['Access-Control-Request-Headers', names.join(',')],
  ];
  const exchange = await ask(BY, { method: 'OPTIONS', target: path, headers, body: Buffer.alloc(0) });
  return breachesOf(exchange, 'cors', findPreflightProblem(exchange.outcome, method, names));
}

function findPreflightProblem(
  outcome: Exchange['outcome'],
  method: string,
  names: readonly string[],
): Problem | undefined {
  const page = 'a page of another site may not';
  if ('failure' in outcome) return ['OPTIONS has no response', 'a 2xx'];
  const { status } = outcome;
  if (status === 429) return undefined;
  if (status < 200 || status > 299)
    return [`${page} ask whether it may call`, 'a 2xx, without a token', `${status}`];
  if (!allowsOrigin(outcome)) return forbiddenOrigin(outcome, `${page} call`);
  const list = (name: string) => (headerOf(outcome.headers, name) ?? '').toLowerCase().split(/\s*,\s*/);
  const methods = list('access-control-allow-methods');
  if (!['GET', 'POST'].includes(method) && !methods.includes(method.toLowerCase()) && !methods.includes('*'))
    return [`${page} send ${method}`, `Access-Control-Allow-Methods with ${method}`];
  const allowed = list('access-control-allow-headers');
  const missing = names.find((name) => !allowed.includes(name) && !allowed.includes('*'));
  if (missing === undefined) return undefined;
  return [`${page} send ${missing}`, `Access-Control-Allow-Headers with ${missing}`];
}

function forbiddenOrigin({ headers }: ReceivedResponse, message: string): Problem {
  const seen = headerOf(headers, 'access-control-allow-origin');
  return [message, 'Access-Control-Allow-Origin: * or the origin', seen];
}

function breachesOf(exchange: Exchange, rule: 'cors' | 'head', problem: Problem | undefined): Breach[] {
  if (!problem) return [];
  const [message, expected, seen] = problem;
  return [breachOf(exchange, message, expected, { rule, seen: seen?.slice(0, 40) })];
}
