import { invalid } from '@telephony/http';
import type { Call, CallUpdate } from '../../generated/schema.ts';
import { listOf } from '../generic/list.ts';
import { notFound } from '../generic/not-found.ts';
import { subResource } from '../generic/sub-resource.ts';
import { carryOut } from '../generic/word-rejection.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Command } from '../../telephony/state/command.ts';
import type { HandlersOf } from '../generic/handler.ts';
import { sessionOf } from './session-of.ts';

/** Live calls. */
export const callHandlers: HandlersOf<
  | 'listCalls'
  | 'createCall'
  | 'getCall'
  | 'updateCall'
  | 'deleteCall'
  | 'listCallMonitors'
  | 'listCallTrace'
  | 'listUserCalls'
  | 'createLeadcall'
> = {
  listCalls: listOf<'listCalls', Call>(({ platform }) => platform.exchange.list()),
  createCall(request) {
    const { platform, body } = request;
    const userId = body.from === undefined ? sessionOf(request).user.id : Number(body.from);
    const asked = { userId, to: body.to, callerId: body.caller_id };
    return { status: 201, body: { data: carryOut({}, () => platform.exchange.place(asked)), links: {} } };
  },
  getCall: ({ platform, path }) => ({ status: 200, body: { data: liveCall(platform, path.id), links: {} } }),
  updateCall(request) {
    const { platform, path, body } = request;
    const before = liveCall(platform, path.id);
    const user = sessionOf(request).user.id;
    const fields = { destination: 'body.dst', state: 'body.state' };
    const call = carryOut(fields, () =>
      platform.exchange.perform(...commandsOf(platform, path.id, body, user)),
    );
    const data = platform.exchange.after(path.id, call, before);
    return { status: 301, body: { data, links: {} } };
  },
  deleteCall(request) {
    const { platform, path } = request;
    const user = sessionOf(request).user.id;
    carryOut({}, () => platform.exchange.perform({ kind: 'hang-up', leg: path.id, user }));
    return { status: 204, body: undefined };
  },
  listCallMonitors({ platform, path }) {
    const recordings = platform.store.tables.monitors.hash.get('live_id')!.find(path.id);
    const live = platform.exchange.recordingOf(path.id);
    return { status: 200, body: subResource(platform, 'getMonitor', live ? [live] : recordings) };
  },
  listCallTrace({ platform, path }) {
    const call = platform.exchange.find(path.id);
    return { status: 200, body: subResource(platform, 'getCall', call ? [call] : []) };
  },
  listUserCalls: ({ platform, path }) => ({
    status: 200,
    body: subResource(platform, 'getCall', platform.exchange.ofUser(path.id)),
  }),
  createLeadcall({ platform, body: { caller_id: callerId, to, tts: text } }) {
    const data = carryOut({}, () => platform.exchange.placeLead({ callerId, to, text }));
    return { status: 201, body: { data, links: {} } };
  },
};

function liveCall({ exchange }: Platform, id: number): Call {
  const call = exchange.find(id);
  if (!call) throw notFound();
  return call;
}

const ANSWER: ReadonlySet<string> = new Set(['answer', 'CONNECTED']);

/** What an update asks for: a transfer last, because the call may be elsewhere then. @throws Refusal 400. */
function commandsOf(
  { exchange }: Platform,
  leg: number,
  { dst, state, monitor_state: monitor, ...link }: CallUpdate,
  user: number,
): Command[] {
  // words-allow answer: the name of a state
  if (state !== undefined && !ANSWER.has(state)) throw invalid('body.state', 'must be answer or CONNECTED');
  if (link.action_url !== undefined && !URL.canParse(link.action_url))
    throw invalid('body.action_url', 'is not a URL');
  if (monitor !== undefined && !isRecording(monitor))
    throw invalid('body.monitor_state', 'must be start, pause or resume');
  return [
    { kind: 'describe', leg, ...link },
    ...(state === undefined ? [] : [{ kind: 'answer', leg, user, anywhere: false } as const]),
    ...(monitor === undefined ? [] : [{ kind: 'record', leg, asked: monitor } as const]),
    ...(dst === undefined ? [] : [{ kind: 'transfer', leg, user, ...exchange.dialled(dst) } as const]),
  ];
}

function isRecording(text: string): text is 'start' | 'pause' | 'resume' {
  return text === 'start' || text === 'pause' || text === 'resume';
}
