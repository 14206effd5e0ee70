import {
  declaredStatus,
  isJsonObject,
  type JsonObject,
  type Operation,
  successStatuses,
} from '@telephony/contract';
import type { OpenSandbox } from '../sandbox.ts';
import type { Ask } from '../server/ask.ts';
import { type Exchange, jsonOf, readRequest, type ServerRequest, statusOf } from '../server/exchange.ts';
import type { Violation } from '../violation.ts';
import { type Probe, probesOf } from './probes.ts';

/** What probing needs. */
export interface ProbeOptions {
  token: string;
  ask: Ask;
  /** Undefined for a server that is only read. */
  sandbox: Pick<OpenSandbox, 'putBack' | 'putUser' | 'earlierLegs'> | undefined;
  beforePutBack: () => Promise<void>;
  onProgress: (done: number, total: number) => void;
}

/**
 * Asks operations so that they must refuse, and a sandbox for every example too: it is put back before each request that
 * another one could have spoilt. Any other server is asked nothing but GET.
 *
 * @returns What did not come out as it must, besides what is wrong with a response itself.
 */
export async function probe(
  operations: readonly Operation[],
  { token, ask, sandbox, beforePutBack, onProgress }: ProbeOptions,
): Promise<Violation[]> {
  const users = sandbox && (await readUsers(token, ask));
  const violations: Violation[] = [];
  let present: JsonObject | undefined;
  for (const [index, operation] of operations.entries()) {
    for (const one of probesOf(operation, sandbox !== undefined))
      if (!sandbox || !isOver(one, sandbox.earlierLegs)) violations.push(...(await run(one)));
    onProgress(index + 1, operations.length);
  }
  return violations;

  async function run(one: Probe): Promise<Violation[]> {
    let wrong: Violation[] = [];
    for (const line of one.lines) {
      await prepare(one);
      const exchange = await ask(`probe / ${one.name}`, requestOf(line, one, token));
      if (one.operation.method !== 'get') present = undefined;
      wrong = judge(one, exchange);
      if (wrong.length === 0) return [];
    }
    return wrong;
  }

  async function prepare({ by }: Probe): Promise<void> {
    if (!sandbox || !users) return;
    const wanted = by === 'roleless' ? users.roleless : users.full;
    if (present === wanted) return;
    await beforePutBack();
    await sandbox.putBack();
    await sandbox.putUser(wanted);
    present = wanted;
  }
}

/** Whether a call of the story, which a request is about, had ended before the run began: then it is not refused, but late. */
function isOver({ operation, lines, expected }: Probe, live: ReadonlySet<number>): boolean {
  if (!operation.path.startsWith('/calls/{') || expected !== 'success') return false;
  return lines.every((line) => !live.has(Number(/ \/calls\/(\d+)/.exec(line)?.[1])));
}

/** The user of the token with every role, which no example is refused to, and without any. */
async function readUsers(token: string, ask: Ask): Promise<{ full: JsonObject; roleless: JsonObject }> {
  const read = async (path: string) => dataOf(await ask('probe', readRequest(path, token)));
  const me = await read('/me');
  const roles = await read('/aclroles');
  if (!isJsonObject(me)) throw new Error('The user of the token cannot be read.');
  const id = Number(me['id']);
  return { full: { id, roles }, roleless: { id, roles: [] } };
}

function dataOf(exchange: Exchange): unknown {
  const body = statusOf(exchange) === 200 ? jsonOf(exchange) : undefined;
  return isJsonObject(body) ? body['data'] : undefined;
}

function requestOf(line: string, { body, by }: Probe, token: string): ServerRequest {
  const [method = '', target = ''] = line.split(' ', 2);
  return {
    method,
    target,
    headers: [
      ['Accept', '*/*'],
      ...(by === 'nobody' ? [] : [['X-Auth-Token', token] as [string, string]]),
      ...(body === undefined ? [] : [['Content-Type', 'application/json'] as [string, string]]),
    ],
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
  };
}

function judge({ operation, name, expected }: Probe, { outcome }: Exchange): Violation[] {
  if (expected === undefined || 'failure' in outcome) return [];
  const { responses, operationId, method, path } = operation;
  const { status } = outcome;
  const declared = declaredStatus({ responses }, status);
  const isRight =
    expected === 'success'
      ? declared !== undefined && successStatuses(responses.keys()).includes(declared)
      : status === Number(expected);
  if (isRight) return [];
  return [
    {
      rule: 'probe',
      operationId,
      method: method.toUpperCase(),
      path,
      status,
      pointer: '',
      message:
        expected === 'success' ? 'an example of the contract is refused' : `a request ${name} is not refused`,
      expected: expected === 'success' ? 'a success' : `a ${expected}`,
      by: `probe / ${name}`,
      count: 1,
    },
  ];
}
