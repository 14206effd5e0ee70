/** `telephony call ID`: one finished call, drawn along its time. */
import { type Call, recordingsOf, type Segment } from '@telephony/calls';
import { readCalls } from '@telephony/calls/reader';
import { callHistory, count, paginate, parseTimestamp, type Telephony, where } from '@telephony/client';
import { apiTime } from '@telephony/contract/commands';
import type { AccountOptions } from '../account/account.ts';
import { EXIT, usage, UserError } from '../exit.ts';
import { emit, formatOf, type OutputOptions } from '../output/format.ts';
import { escapeControls, oneLine, print, say, terminalWidth } from '../output/terminal.ts';
import { completeText, DAY_MS, signedInClient } from './read-calls.ts';
import { partyName } from './report.ts';

export async function printCall(options: AccountOptions & OutputOptions, id: string): Promise<void> {
  if (!/^\d{1,15}$/.test(id)) throw usage(`"${id}" is not the id of a call: give its digits.`);
  const pbx = await signedInClient(options);
  const { call, text } = await findCall(pbx, Number(id));
  const isChosen = options.query !== undefined || options.fields !== undefined;
  if (formatOf(options) === 'table' && !isChosen) await print(drawCall(call));
  else await emit(call, options);
  say(text);
}

// Records may not name their call (ledger O-67), so the calls around the leg are read.
export async function findCall(pbx: Telephony, id: number): Promise<{ call: Call; text: string }> {
  const history = callHistory(pbx);
  const filter = where('/cdrs').eq('live_id', id);
  const [leg] = await Array.fromAsync(paginate(pbx, '/cdrs', { by: 'id', query: { filter } }));
  if (!leg?.calldate) throw await noSuchCall(pbx, id);
  const at = parseTimestamp(leg.calldate).getTime();
  // A leg begins within a day of its call.
  const read = await readCalls(history, { since: at - DAY_MS, until: at + 1 });
  const call = [...read.finished, ...read.open].find(({ legs }) => legs.some((one) => one.id === id));
  if (!call) throw await noSuchCall(pbx, id);
  const recordings = await Promise.all(call.legs.map((one) => history.recordingsOf(one.id)));
  return { call: { ...call, recordings: recordingsOf(call, recordings.flat()) }, text: completeText(read) };
}

async function noSuchCall(pbx: Telephony, id: number): Promise<UserError> {
  const isLive = (await count(pbx, '/calls', { filter: where('/calls').eq('id', id) })) > 0;
  const text = isLive
    ? `The call ${id} lives: telephony calls get ${id}`
    : `There is no call ${id}. Its id is live_id of its CDR, and id of the live call.`;
  return new UserError(text, { exitCode: EXIT.refused });
}

const MAX_BAR_WIDTH = 40;
const MIN_BAR_WIDTH = 10;
const MAX_NAME_LENGTH = 30;

function drawCall(call: Call): string {
  const { caller, called, segments, startedAt, outcome, owedCallBack, recordings, rootCallId } = call;
  const from = Number(startedAt);
  const until = Math.max(...segments.map(({ endedAt }) => Number(endedAt ?? from)), from + 1000);
  const names = segments.map(segmentLabel);
  const ends = segments.map(segmentOutcome);
  const width = Math.max(...names.map(({ length }) => length));
  const others = width + Math.max(...ends.map(({ length }) => length)) + '      '.length;
  const bar = Math.max(MIN_BAR_WIDTH, Math.min(MAX_BAR_WIDTH, terminalWidth() - others));
  const lines = [
    `Call ${rootCallId}  ${call.direction ?? ''}  ${outcome?.result ?? 'no outcome yet'}`,
    `${partyText(caller)} -> ${partyText(called)}`,
    `${startedAt ? `${apiTime(startedAt)} UTC` : 'start unknown'}, ${clockText((until - from) / 1000)}`,
    '',
    ...segments.map(
      (one, at) => `  ${names[at]!.padEnd(width)}  ${timeBar(one, from, until, bar)}  ${ends[at]}`,
    ),
    '',
    '  · waits   # talks',
    ...(owedCallBack ? ['', `Owed a call back: ${owedCallBack.party.number} (${owedCallBack.reason})`] : []),
    ...recordings.map(
      ({ id, seconds }) =>
        `Recording ${id}${seconds === null ? '' : `, ${clockText(seconds)}`}: telephony monitors download ${id} -o ${id}.mp3`,
    ),
  ];
  return `${escapeControls(lines.join('\n'))}\n`;
}

const partyText = ({ name, number }: Call['caller']): string =>
  oneLine([name, number ?? 'withheld'].filter(Boolean).join(' '));

const segmentLabel = ({ group, party, kind }: Segment): string =>
  `${group ? '  ' : ''}${oneLine(partyName(party) ?? 'unknown').slice(0, MAX_NAME_LENGTH)} (${kind})`;

function timeBar({ startedAt, connectedAt, endedAt }: Segment, from: number, until: number, width: number) {
  const at = (time: Date | null, otherwise: number) =>
    Math.round((((time?.getTime() ?? otherwise) - from) / (until - from)) * width);
  const begin = at(startedAt, from);
  const end = at(endedAt, until);
  const talk = connectedAt ? at(connectedAt, until) : end;
  const waits = Math.max(talk - begin, 0);
  return `${' '.repeat(begin)}${'·'.repeat(waits)}${'#'.repeat(Math.max(end - begin - waits, 0))}`.padEnd(
    width,
  );
}

function segmentOutcome({ waitSeconds, talkSeconds, end }: Segment): string {
  const waited = waitSeconds ? [`waited ${clockText(waitSeconds)}`] : [];
  const talked = talkSeconds ? [`talked ${clockText(talkSeconds)}`] : [];
  return [...waited, ...talked, end ?? 'goes on'].join(', ');
}

// 3:04
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;
}
