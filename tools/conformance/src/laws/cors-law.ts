import type { Operation } from '@telephony/contract';
import { type Exchange, headerOf, readRequest, type ReceivedResponse } from '../server/exchange.ts';
import { allowsOrigin, type Breach, breachOf, type Law, type LawContext, ORIGIN } from './law.ts';

const NAME = 'OPTIONS and CORS';
const BY = `law / ${NAME}`;

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
  if ('failure' in read.outcome || allowsOrigin(read.outcome)) return [];
  return breachesOf(read, forbiddenOrigin(read.outcome, 'a page of another site cannot read the response'));
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
  return breachesOf(exchange, findPreflightProblem(exchange.outcome, method, names));
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

function breachesOf(exchange: Exchange, problem: Problem | undefined): Breach[] {
  if (!problem) return [];
  const [message, expected, seen] = problem;
  return [breachOf(exchange, message, expected, { rule: 'cors', seen: seen?.slice(0, 40) })];
}
