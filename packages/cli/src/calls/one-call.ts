/** `telephony call ID`: one finished call, drawn along its time. */
import { type Call, foldCdrs, recordingsOf, type Segment } from '@telephony/calls';
import { coreOf, isNotFound, parseTimestamp, type Telephony } from '@telephony/client';
import { UserError } from '@telephony/contract/command-line';
import { apiTime } from '@telephony/contract/commands';
import type { AccountOptions } from '../account/account.ts';
import { EXIT, usage } from '../exit.ts';
import { emit, formatOf, type OutputOptions } from '../output/format.ts';
import { print, visible } from '../output/terminal.ts';
import { readCdrs, recordingsOfLegs, signedInClient } from './read-calls.ts';
import { nameOf } from './report.ts';

/** How long before and after one leg the others of its call may begin, in milliseconds. */
const LONGEST = 6 * 3_600_000;

export async function oneCall(id: string, options: AccountOptions & OutputOptions): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) throw usage(`"${id}" is not the id of a call: give its digits.`);
  const pbx = await signedInClient(options);
  const call = await findCall(pbx, Number(id));
  if (options.output === undefined && formatOf(options) === 'table') await print(drawn(call));
  else await emit(call, options);
}

/**
 * The call that a leg belongs to, with its recordings. Records may not name their call (ledger O-67), so those around it are put together.
 *
 * @throws UserError for a call that lives, or that there is not.
 */
export async function findCall(pbx: Telephony, id: number): Promise<Call> {
  const [leg] = await readCdrs(pbx, [{ property: 'live_id', operator: 'eq', value: id }]);
  if (!leg?.calldate) throw await noSuchCall(pbx, id);
  const at = parseTimestamp(leg.calldate).getTime();
  const around = await readCdrs(pbx, [
    { property: 'calldate', operator: 'gte', value: apiTime(new Date(at - LONGEST)) },
    { property: 'calldate', operator: 'lte', value: apiTime(new Date(at + LONGEST)) },
  ]);
  const call = [...foldCdrs(around)].find(({ legs }) => legs.some((one) => one.id === id));
  if (!call) throw await noSuchCall(pbx, id);
  return { ...call, recordings: recordingsOf(call, await recordingsOfLegs(pbx, call)) };
}

async function noSuchCall(pbx: Telephony, id: number): Promise<UserError> {
  try {
    await coreOf(pbx).call({ method: 'GET', path: '/calls/{id}', options: { path: { id } } });
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return new UserError(`There is no call ${id}. Its id is live_id of its CDR, and id of the live call.`, {
      exitCode: EXIT.refused,
    });
  }
  return new UserError(`The call ${id} lives: telephony calls get ${id}`, { exitCode: EXIT.refused });
}

const WIDTH = 40;

function drawn(call: Call): string {
  const { caller, called, segments, startedAt, outcome, owedCallBack, recordings, rootCallId } = call;
  const from = Number(startedAt);
  const until = Math.max(...segments.map(({ endedAt }) => Number(endedAt ?? from)), from + 1000);
  const rows = segments.map((segment) => ({ name: labelOf(segment), segment }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = [
    `Call ${rootCallId}  ${call.direction ?? ''}  ${outcome?.result ?? 'no outcome yet'}`,
    `${person(caller)} -> ${person(called)}`,
    `${startedAt ? `${apiTime(startedAt)} UTC` : 'start unknown'}, ${duration((until - from) / 1000)}`,
    '',
    ...rows.map(
      ({ name, segment }) => `  ${name.padEnd(width)}  ${bar(segment, from, until)}  ${endOf(segment)}`,
    ),
    '',
    '  · waits   # talks',
    ...(owedCallBack ? ['', `Owed a call back: ${owedCallBack.party.number} (${owedCallBack.reason})`] : []),
    ...recordings.map(
      ({ id, seconds }) =>
        `Recording ${id}${seconds === null ? '' : `, ${duration(seconds)}`}: telephony monitors download ${id} -o ${id}.mp3`,
    ),
  ];
  return `${visible(lines.join('\n'))}\n`;
}

const person = ({ name, number }: Call['caller']): string =>
  [name, number ?? 'withheld'].filter(Boolean).join(' ');

const labelOf = ({ group, party, kind }: Segment): string =>
  `${group ? '  ' : ''}${nameOf(party) ?? 'unknown'} (${kind})`;

function bar({ startedAt, connectedAt, endedAt }: Segment, from: number, until: number): string {
  const at = (time: Date | null, otherwise: number) =>
    Math.round((((time?.getTime() ?? otherwise) - from) / (until - from)) * WIDTH);
  const begin = at(startedAt, from);
  const end = at(endedAt, until);
  const talk = connectedAt ? at(connectedAt, until) : end;
  const waits = Math.max(talk - begin, 0);
  return `${' '.repeat(begin)}${'·'.repeat(waits)}${'#'.repeat(Math.max(end - begin - waits, 0))}`.padEnd(
    WIDTH,
  );
}

function endOf({ waitSeconds, talkSeconds, end }: Segment): string {
  const parts = [
    waitSeconds ? `waited ${duration(waitSeconds)}` : '',
    talkSeconds ? `talked ${duration(talkSeconds)}` : '',
    end ?? 'goes on',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Seconds as a clock shows them: 3:04. */
function duration(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;
}
