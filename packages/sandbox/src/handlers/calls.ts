import { whyNotRecord } from '../calls/recording-state.ts';
import type { Recording } from '../calls/call-control.ts';
import type { Call, CallUpdate } from '../generated/schema.ts';
import { list } from '../generic/list.ts';
import { notFound } from '../generic/not-found.ts';
import { subResource } from '../generic/sub-resource.ts';
import { invalid } from '@telephony/http';
import type { Platform } from '../platform/platform.ts';
import type { Handler, HandlersOf } from './handler.ts';
import { sessionOf } from './session-of.ts';

const listStored: Handler<'listCalls'> = list('calls');

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
  listCalls(request) {
    request.platform.calls.refresh();
    return listStored(request);
  },
  createCall(request) {
    const { platform, body } = request;
    const userId = body.from === undefined ? sessionOf(request).user.id : Number(body.from);
    return {
      status: 201,
      body: { data: platform.calls.place({ userId, to: body.to, callerId: body.caller_id }), links: {} },
    };
  },
  getCall: ({ platform, path }) => ({ status: 200, body: { data: liveCall(platform, path.id), links: {} } }),
  updateCall(request) {
    const { platform, path, body } = request;
    checkUpdate(platform, liveCall(platform, path.id), body);
    return {
      status: 301,
      body: { data: applyUpdate(platform, path.id, body, sessionOf(request).user.id), links: {} },
    };
  },
  deleteCall({ platform, path }) {
    platform.calls.hangUp(path.id);
    return { status: 204, body: undefined };
  },
  listCallMonitors({ platform, path }) {
    const recordings = platform.store.tables.monitors.hash.get('live_id')!.find(path.id);
    const live = platform.calls.recordingOf(path.id);
    return { status: 200, body: subResource(platform, 'getMonitor', live ? [live] : recordings) };
  },
  listCallTrace({ platform, path }) {
    const call = platform.calls.find(path.id);
    return { status: 200, body: subResource(platform, 'getCall', call ? [call] : []) };
  },
  listUserCalls: ({ platform, path }) => ({
    status: 200,
    body: subResource(platform, 'getCall', platform.calls.ofUser(path.id)),
  }),
  createLeadcall: ({ platform, body: { caller_id: callerId, to, tts } }) => ({
    status: 201,
    body: { data: platform.calls.placeLead({ callerId, to, text: tts }), links: {} },
  }),
};

function liveCall({ calls }: Platform, id: number): Call {
  const call = calls.find(id);
  if (!call) throw notFound();
  return call;
}

/** Refuses a change if any part of it is impossible, before any of it is done. Throws Refusal 400. */
function checkUpdate(
  platform: Platform,
  call: Call,
  { dst, state, monitor_state: monitor, action_url: url }: CallUpdate,
): void {
  // words-allow answer: the name of a state
  if (state !== undefined && !ANSWER.has(state)) throw invalid('body.state', 'must be answer or CONNECTED');
  if (state !== undefined && call.state !== 'RINGING')
    throw invalid('body.state', `is not possible: the call is ${String(call.state)}`);
  platform.calls.check(call.id, { answer: state !== undefined, dst });
  if (url !== undefined && !URL.canParse(url)) throw invalid('body.action_url', 'is not a URL');
  if (monitor === undefined) return;
  if (!isRecording(monitor)) throw invalid('body.monitor_state', 'must be start, pause or resume');
  const why = whyNotRecord(state === undefined ? call : { ...call, state: 'CONNECTED' }, monitor);
  if (why !== undefined) throw invalid('body.monitor_state', `is not possible: ${why}`);
}

const ANSWER: ReadonlySet<string> = new Set(['answer', 'CONNECTED']);

function isRecording(text: string): text is Recording {
  return text === 'start' || text === 'pause' || text === 'resume';
}

/** Does what a change asks for: a transfer last, because the call may be elsewhere then. */
function applyUpdate({ calls }: Platform, id: number, body: CallUpdate, userId: number): Call {
  const { dst, state, monitor_state: monitor } = body;
  let call = calls.describe(id, body);
  if (state !== undefined) call = calls.answer(id, userId);
  if (monitor !== undefined && isRecording(monitor)) call = calls.record(id, monitor);
  return dst === undefined ? call : calls.transfer(id, dst);
}
