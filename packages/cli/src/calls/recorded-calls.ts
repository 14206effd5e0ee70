/** The calls of recordings, and those that should have been recorded. */
import { type Call, type Party, recordingsOf, talkOf } from '@telephony/calls';
import { readCalls } from '@telephony/calls/reader';
import { callHistory, isForbidden, paginate, type Telephony, type User } from '@telephony/client';
import type { SpanOptions } from '../contract/time.ts';
import { say } from '../output/terminal.ts';
import { DAY_MS, timesOf } from './read-calls.ts';

const CONCURRENCY = 8;

export async function readRecordedCalls(pbx: Telephony, span: SpanOptions) {
  const [since = 0, until] = timesOf(span);
  const history = callHistory(pbx);
  // A recording can begin on the day after its call.
  const period = { since: since - DAY_MS, ...(until !== undefined && { until }) };
  const { finished } = await readCalls(history, period);
  const answered = finished.filter(({ outcome }) => outcome?.result === 'answered').values();
  const calls = new Map<number, Call>();
  // Answered, without a recording.
  const silent: Call[] = [];
  const read = async () => {
    for (const call of answered) {
      const found = [];
      for (const { id } of call.legs) found.push(...(await history.recordingsOf(id)));
      const whole = { ...call, recordings: recordingsOf(call, found) };
      for (const { id } of whole.recordings) calls.set(id, whole);
      if (whole.recordings.length === 0 && Number(call.startedAt) >= since) silent.push(call);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, read));
  silent.sort((one, other) => Number(one.startedAt) - Number(other.startedAt));
  return { calls, silent };
}

const DIRECTIONS: Readonly<Record<string, Call['direction']>> = { I: 'in', O: 'out' };

export async function unrecordedCalls(pbx: Telephony, silent: readonly Call[], only: string | undefined) {
  if (silent.length === 0) return [];
  const users = new Map<unknown, User>();
  try {
    for await (const user of paginate(pbx, '/users', { by: 'id' })) users.set(user.id, user);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    say(`Which calls should be recorded is unknown: ${error.message}`);
  }
  const isRecorded = ({ direction }: Call, party: Party) => {
    const { monitor, rec_never_internal: isNeverInternal } = users.get(party.id) ?? {};
    if (isNeverInternal && direction !== 'in' && direction !== 'out') return false;
    return monitor === 'A' || (Boolean(monitor) && DIRECTIONS[monitor!] === direction);
  };
  return silent.flatMap((call) => {
    const talkers = talkOf(call).flatMap(({ party, seconds }) => ((seconds ?? 0) >= 1 ? party : []));
    const recorded = talkers.filter((party) => isRecorded(call, party));
    const user = recorded.find((party) => only === undefined || isUser(only, party));
    const { rootCallId, startedAt, direction, caller, called } = call;
    if (!user) return [];
    const who = { user: user.name ?? user.id, caller: caller.number, called: called.number };
    return [{ call: rootCallId, startedAt, direction, ...who }];
  });
}

const isUser = (user: string, { id, number }: Party): boolean => [String(id), number].includes(user);

export function isTalkOf(user: string, recordingId: number, call: Call | undefined): boolean {
  if (!call) return false;
  const leg = call.recordings.find(({ id }) => id === recordingId)?.legId;
  const talks = call.segments.filter(({ talkSeconds }) => talkSeconds !== 0);
  const own = talks.filter(({ legId, party }) => legId === leg && party.id !== null);
  const talkers = talkOf({ segments: own.length > 0 ? own : talks });
  return talkers.some(({ party }) => isUser(user, party));
}
