/** `telephony calls report` and `telephony calls missed`. */
import { type Call, type CallBack, type Party, queueFigures, userFigures } from '@telephony/calls';
import type { AccountOptions } from '../account/account.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { formatCount, say } from '../output/terminal.ts';
import type { SpanOptions } from '../contract/time.ts';
import { completeText, readCalls, signedInClient } from './read-calls.ts';

interface ReportOptions extends AccountOptions, OutputOptions, SpanOptions {
  by?: 'user' | 'queue' | undefined;
  owed?: boolean | undefined;
}

const FIGURES = { user: userRows, queue: queueRows };

// The columns of each table: first how it went, and who it was.
const CALL_FIELDS =
  'startedAt result caller answeredBy waitedSeconds talkedSeconds callerName direction called calledName owed id';
const MISSED_FIELDS = 'since number name reason waitedSeconds missedBy id';
const OWED_FIELDS = 'number name lastCall calls tries reason missedBy ids';
const FIGURE_FIELDS = {
  user: 'user talks talkSeconds',
  queue: 'queue answered abandoned passedOn averageWait serviceLevel',
};

export async function printReport(options: ReportOptions): Promise<void> {
  const read = await readCalls(await signedInClient(options), options);
  const { finished: calls, owed } = read;
  const rows: object[] = options.by ? FIGURES[options.by](calls) : calls.map(callRow);
  await emit(rows, options, (options.by ? FIGURE_FIELDS[options.by] : CALL_FIELDS).split(' '));
  const count = (result: string) => calls.filter(({ outcome }) => outcome?.result === result).length;
  say(
    `Calls since ${options.since}: ${formatCount(calls.length)}. Answered: ${formatCount(count('answered'))}, ` +
      `missed: ${formatCount(count('missed'))}, unanswered: ${formatCount(count('unanswered'))}. ` +
      `Owed a call back: ${formatCount(owed.length)}. ${completeText(read)}`,
  );
}

export async function printMissedCalls(options: ReportOptions): Promise<void> {
  const read = await readCalls(await signedInClient(options), options);
  const { finished: calls, owed } = read;
  const rows: object[] = options.owed ? owed.map(callBackRow) : missedRows(calls);
  await emit(rows, options, (options.owed ? OWED_FIELDS : MISSED_FIELDS).split(' '));
  const what = options.owed ? 'Owed a call back' : 'Missed';
  const since = `Calls since ${options.since}: ${formatCount(calls.length)}.`;
  say(`${what}: ${formatCount(rows.length)}. ${since} ${completeText(read)}`);
}

export function callRow(call: Call) {
  const { rootCallId, startedAt, direction, caller, called, outcome, owedCallBack } = call;
  return {
    id: rootCallId,
    startedAt,
    direction,
    caller: caller.number,
    callerName: caller.name,
    called: called.number,
    calledName: called.name,
    result: outcome?.result ?? null,
    answeredBy: outcome?.answeredBy ? partyName(outcome.answeredBy) : null,
    waitedSeconds: outcome?.waitedSeconds ?? null,
    talkedSeconds: outcome?.talkedSeconds ?? null,
    owed: owedCallBack?.reason ?? null,
  };
}

function missedRows(calls: readonly Call[]) {
  return calls.flatMap(({ rootCallId, owedCallBack, outcome }) =>
    owedCallBack
      ? {
          id: rootCallId,
          since: owedCallBack.since,
          number: owedCallBack.party.number,
          name: owedCallBack.party.name,
          missedBy: partyName(owedCallBack.missedBy),
          reason: owedCallBack.reason,
          waitedSeconds: outcome?.waitedSeconds ?? null,
        }
      : [],
  );
}

export function callBackRow({ caller, at, missedBy, reason, rootCallIds, tries }: CallBack) {
  return {
    number: caller.number,
    name: caller.name,
    lastCall: at,
    calls: rootCallIds.length,
    tries,
    missedBy: partyName(missedBy),
    reason,
    ids: rootCallIds,
  };
}

function userRows(calls: readonly Call[]) {
  return userFigures(calls).map(({ user, talks, talkSeconds }) => ({
    user: partyName(user),
    talks,
    talkSeconds,
  }));
}

function queueRows(calls: readonly Call[]) {
  return queueFigures(calls).map(({ queue, answered, abandoned, passedOn, averageWait, serviceLevel }) => ({
    queue: partyName(queue),
    answered,
    abandoned,
    passedOn,
    averageWait,
    serviceLevel,
  }));
}

export function partyName({ name, number, id }: Party): string | null {
  return name ?? number ?? (id === null ? null : String(id));
}
