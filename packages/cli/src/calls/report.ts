/** `telephony calls report` and `telephony calls missed`. */
import { type Call, callBacks, type Party, userFigures } from '@telephony/calls';
import type { AccountOptions } from '../account/account.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { formatCount, say } from '../output/terminal.ts';
import type { SpanOptions } from '../contract/time.ts';
import { readCalls, signedInClient } from './read-calls.ts';

interface ReportOptions extends AccountOptions, OutputOptions, SpanOptions {
  by?: 'user' | undefined;
  owed?: boolean | undefined;
}

export async function printReport(options: ReportOptions): Promise<void> {
  const calls = await readCalls(await signedInClient(options), options);
  const rows = options.by === 'user' ? userRows(calls) : calls.map(callRow);
  await emit(rows, options, Object.keys(rows[0] ?? {}));
  const count = (result: string) => calls.filter(({ outcome }) => outcome?.result === result).length;
  say(
    `Calls since ${options.since}: ${formatCount(calls.length)}. Answered: ${formatCount(count('answered'))}, ` +
      `missed: ${formatCount(count('missed'))}, unanswered: ${formatCount(count('unanswered'))}. ` +
      `Owed a call back: ${formatCount(callBacks(calls).length)}.`,
  );
}

export async function printMissedCalls(options: ReportOptions): Promise<void> {
  const calls = await readCalls(await signedInClient(options), options);
  const rows = options.owed ? callBackRows(calls) : missedRows(calls);
  await emit(rows, options, Object.keys(rows[0] ?? {}));
  const what = options.owed ? 'Owed a call back' : 'Missed';
  say(`${what}: ${formatCount(rows.length)}. Calls since ${options.since}: ${formatCount(calls.length)}.`);
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

export function callBackRows(calls: readonly Call[]) {
  return callBacks(calls).map(({ caller, at, missedBy, reason, rootCallIds, tries }) => ({
    number: caller.number,
    name: caller.name,
    lastCall: at,
    calls: rootCallIds.length,
    tries,
    missedBy: partyName(missedBy),
    reason,
    ids: rootCallIds,
  }));
}

function userRows(calls: readonly Call[]) {
  return userFigures(calls).map(({ user, talks, talkSeconds }) => ({
    user: partyName(user),
    talks,
    talkSeconds,
  }));
}

export function partyName({ name, number, id }: Party): string | null {
  return name ?? number ?? (id === null ? null : String(id));
}
