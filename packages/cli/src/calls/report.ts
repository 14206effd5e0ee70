/** `telephony calls report` and `telephony calls missed`. */
import { type Call, callBacks, type Party, userFigures } from '@telephony/calls';
import type { AccountOptions } from '../account/account.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { grouped, say } from '../output/terminal.ts';
import type { SpanOptions } from '../contract/time.ts';
import { readCalls, signedInClient } from './read-calls.ts';

interface ReportOptions extends AccountOptions, OutputOptions, SpanOptions {
  by?: 'user' | undefined;
  owed?: boolean | undefined;
}

export async function report(options: ReportOptions): Promise<void> {
  const calls = await readCalls(await signedInClient(options), options);
  const rows = options.by === 'user' ? userRows(calls) : calls.map(rowOf);
  await emit(rows, options, Object.keys(rows[0] ?? {}));
  const count = (result: string) => calls.filter(({ outcome }) => outcome?.result === result).length;
  say(
    `Calls since ${options.since}: ${grouped(calls.length)}. Answered: ${grouped(count('answered'))}, ` +
      `missed: ${grouped(count('missed'))}, unanswered: ${grouped(count('unanswered'))}. ` +
      `Owed a call back: ${grouped(callBacks(calls).length)}.`,
  );
}

export async function missed(options: ReportOptions): Promise<void> {
  const calls = await readCalls(await signedInClient(options), options);
  const rows = options.owed ? owedRows(calls) : missedRows(calls);
  await emit(rows, options, Object.keys(rows[0] ?? {}));
  const what = options.owed ? 'Owed a call back' : 'Missed';
  say(`${what}: ${grouped(rows.length)}. Calls since ${options.since}: ${grouped(calls.length)}.`);
}

export function rowOf(call: Call) {
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
    answeredBy: outcome?.answeredBy ? nameOf(outcome.answeredBy) : null,
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
          missedBy: nameOf(owedCallBack.missedBy),
          reason: owedCallBack.reason,
          waitedSeconds: outcome?.waitedSeconds ?? null,
        }
      : [],
  );
}

export function owedRows(calls: readonly Call[]) {
  return callBacks(calls).map(({ caller, at, missedBy, reason, rootCallIds, tries }) => ({
    number: caller.number,
    name: caller.name,
    lastCall: at,
    calls: rootCallIds.length,
    tries,
    missedBy: nameOf(missedBy),
    reason,
    ids: rootCallIds,
  }));
}

function userRows(calls: readonly Call[]) {
  return userFigures(calls).map(({ user, talks, talkSeconds }) => ({
    user: nameOf(user),
    talks,
    talkSeconds,
  }));
}

export function nameOf({ name, number, id }: Party): string | null {
  return name ?? number ?? (id === null ? null : String(id));
}
