import { setTimeout as wait } from 'node:timers/promises';
import { readRequest } from '../sweep/sweep.ts';
import { BY, findByMark, type FindOptions, isSuccess, isThere } from './find-made.ts';
import { recordOf, statusOf } from './json-of.ts';
import type { Changed, Debt, Made } from './journal-file.ts';
import type { Journal } from './journal.ts';
import { hasFields } from './remembered-fields.ts';

/** What became of a write: `left` is what could not be put back. */
export interface PutBack {
  what: string;
  outcome: 'put back' | 'nothing to do' | 'left';
  /** Why it was left, and what to do. */
  reason?: string;
}

/** One line for people. */
export function textOfPutBack({ what, outcome, reason }: PutBack): string {
  return `${what}: ${outcome}${reason === undefined ? '' : ` (${reason})`}`;
}

/** What putting back needs. */
export interface PutBackOptions extends FindOptions {
  journal: Journal;
}

/** Milliseconds before each further attempt, for a server that fails for a moment. */
const ATTEMPTS = [0, 500, 2000, 5000];
/** Milliseconds between looks for a record whose deletion was accepted. */
const LATER = [200, 500, 1000, 3000];

/** Puts everything back, the last write first, and reads it again to see that it is so. */
export async function putBack(debts: readonly Debt[], options: PutBackOptions): Promise<PutBack[]> {
  const done: PutBack[] = [];
  for (const debt of debts) done.push(await attempt(debt, options));
  return done;
}

async function attempt(debt: Debt, options: PutBackOptions): Promise<PutBack> {
  const what =
    debt.kind === 'made'
      ? `what ${debt.operationId} made`
      : `what ${debt.operationId} changed at ${debt.read.split('?')[0]}`;
  let reason = '';
  for (const pause of ATTEMPTS) {
    await wait(pause);
    try {
      const outcome = await (debt.kind === 'made' ? remove(debt, options) : restore(debt, options));
      options.journal.done(debt.number);
      return { what, outcome };
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
      if (error instanceof ChangedMeanwhile) break;
    }
  }
  return { what, outcome: 'left', reason };
}

/** Somebody else has changed the record since: their values are not overwritten. */
class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

async function remove(debt: Made, options: PutBackOptions): Promise<PutBack['outcome']> {
  const { ask, token, stateless } = options;
  const isKnown = debt.id !== undefined && (await isThere(debt, debt.id, options));
  const ids = isKnown && debt.id !== undefined ? [debt.id] : await findByMark(debt, options);
  let outcome: PutBack['outcome'] = 'nothing to do';
  for (const id of ids) {
    const target = `${debt.collection}/${encodeURIComponent(id)}`;
    const status = statusOf(
      await ask(BY, { ...readRequest(target, token), method: 'DELETE' }, debt.removeOperationId),
    );
    if (!(isSuccess(status) || status === 404))
      throw new Error(`DELETE ${debt.collection}/{id} responds with ${status ?? 'nothing'}`);
    // A deletion that is accepted is done later (ledger C-17).
    for (const pause of stateless || status !== 202 ? [] : LATER)
      if (await isThere(debt, id, options)) await wait(pause);
    if (!stateless && (await isThere(debt, id, options)))
      throw new Error(`DELETE ${debt.collection}/{id} succeeds, but the record is still there`);
    outcome = 'put back';
  }
  return outcome;
}

async function restore(
  debt: Changed,
  { ask, token, stateless }: PutBackOptions,
): Promise<PutBack['outcome']> {
  const { read, write, isBulk, id, before, wrote, operationId } = debt;
  const record = async () => {
    const exchange = await ask(BY, readRequest(read, token));
    const found = recordOf(exchange);
    if (statusOf(exchange) !== 200 || !found)
      throw new Error(`it cannot be read: status ${statusOf(exchange) ?? 'none'}`);
    return found;
  };
  const now = await record();
  if (hasFields(now, before)) return 'nothing to do';
  if (!stateless && !hasFields(now, wrote))
    throw new ChangedMeanwhile('it has been changed by somebody else since, and is left as it is');
  const body = Buffer.from(JSON.stringify(isBulk ? [{ id, ...before }] : before));
  const request = { ...readRequest(write, token), method: 'PATCH', body };
  const status = statusOf(
    await ask(
      BY,
      { ...request, headers: [...request.headers, ['Content-Type', 'application/json']] },
      operationId,
    ),
  );
  if (!isSuccess(status) && status !== 301) throw new Error(`PATCH responds with ${status ?? 'nothing'}`);
  if (!hasFields(await record(), before)) throw new Error('PATCH succeeds, but the values are not back');
  return 'put back';
}
