import {
  type Call,
  type CallBack,
  type Party,
  queueFigures,
  type QueueFigures,
  userFigures,
  type UserFigures,
} from '@telephony/calls';
import type { AccountOptions } from '../account/account.ts';
import { emit, type OutputOptions } from '../output/format.ts';
import { formatCount, say } from '../output/terminal.ts';
import type { SpanOptions } from '../contract/time.ts';
import { completeText, readCalls, signedInClient } from './read-calls.ts';

interface ReportOptions extends AccountOptions, OutputOptions, SpanOptions {
  by?: 'user' | 'queue' | undefined;
  owed?: boolean | undefined;
}

type Columns<Item> = Readonly<Record<string, (item: Item) => unknown>>;

// Each in the order of its table: first how it went, and who it was.
const CALL: Columns<Call> = {
  startedAt: ({ startedAt }) => startedAt,
  result: ({ outcome }) => outcome?.result,
  caller: ({ caller }) => caller.number,
  answeredBy: ({ outcome }) => outcome?.answeredBy && partyName(outcome.answeredBy),
  waitedSeconds: ({ outcome }) => outcome?.waitedSeconds,
  talkedSeconds: ({ outcome }) => outcome?.talkedSeconds,
  callerName: ({ caller }) => caller.name,
  direction: ({ direction }) => direction,
  called: ({ called }) => called.number,
  calledName: ({ called }) => called.name,
  owed: ({ owedCallBack }) => owedCallBack?.reason,
  id: ({ rootCallId }) => rootCallId,
};
const MISSED: Columns<Call> = {
  since: ({ owedCallBack }) => owedCallBack?.since,
  number: ({ owedCallBack }) => owedCallBack?.party.number,
  name: ({ owedCallBack }) => owedCallBack?.party.name,
  reason: ({ owedCallBack }) => owedCallBack?.reason,
  waitedSeconds: ({ outcome }) => outcome?.waitedSeconds,
  missedBy: ({ owedCallBack }) => owedCallBack && partyName(owedCallBack.missedBy),
  id: ({ rootCallId }) => rootCallId,
};
const OWED: Columns<CallBack> = {
  number: ({ caller }) => caller.number,
  name: ({ caller }) => caller.name,
  lastCall: ({ at }) => at,
  calls: ({ rootCallIds }) => rootCallIds.length,
  tries: ({ tries }) => tries,
  reason: ({ reason }) => reason,
  missedBy: ({ missedBy }) => partyName(missedBy),
  ids: ({ rootCallIds }) => rootCallIds,
};
const USER: Columns<UserFigures> = {
  user: ({ user }) => partyName(user),
  talks: ({ talks }) => talks,
  talkSeconds: ({ talkSeconds }) => talkSeconds,
};
const QUEUE: Columns<QueueFigures> = {
  queue: ({ queue }) => partyName(queue),
  answered: ({ answered }) => answered,
  abandoned: ({ abandoned }) => abandoned,
  passedOn: ({ passedOn }) => passedOn,
  averageWait: ({ averageWait }) => averageWait,
  serviceLevel: ({ serviceLevel }) => serviceLevel,
};

const rowsOf = <Item>(items: readonly Item[], columns: Columns<Item>): object[] =>
  items.map((item) =>
    Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(item) ?? null])),
  );

export const callRows = (calls: readonly Call[]): object[] => rowsOf(calls, CALL);
export const callBackRows = (owed: readonly CallBack[]): object[] => rowsOf(owed, OWED);

const emitRows = <Item>(items: readonly Item[], columns: Columns<Item>, options: OutputOptions) =>
  emit(rowsOf(items, columns), options, Object.keys(columns));

export async function printReport(options: ReportOptions): Promise<void> {
  const read = await readCalls(await signedInClient(options), options);
  const { finished: calls, owed } = read;
  if (options.by === 'user') await emitRows(userFigures(calls), USER, options);
  else if (options.by === 'queue') await emitRows(queueFigures(calls), QUEUE, options);
  else await emitRows(calls, CALL, options);
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
  const missed = calls.filter(({ owedCallBack }) => owedCallBack);
  await (options.owed ? emitRows(owed, OWED, options) : emitRows(missed, MISSED, options));
  const what = options.owed ? 'Owed a call back' : 'Missed';
  const since = `Calls since ${options.since}: ${formatCount(calls.length)}.`;
  say(`${what}: ${formatCount((options.owed ? owed : missed).length)}. ${since} ${completeText(read)}`);
}

export function partyName({ name, number, id }: Party): string | null {
  return name ?? number ?? (id === null ? null : String(id));
}
