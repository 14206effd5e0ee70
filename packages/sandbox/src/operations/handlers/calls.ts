import { invalid, Refusal } from '@telephony/http';
import type { Call, CallUpdate } from '../../generated/schema.ts';
import { listOf } from '../generic/list.ts';
import { dataResponse, type Handlers, notFound, requireRecord, requireSession } from '../generic/handler.ts';
import { partsResponse } from '../generic/present.ts';
import { numberAdvice } from '../../platform/exchange/numbers.ts';
import { recordingLegId } from '../../platform/exchange/commit.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Command, type Reason, Rejection } from '../../telephony/state/command.ts';

export interface RefusalWords {
  /** The request's fields for the called number and for the state, where they are not the usual ones. */
  destination?: string;
  state?: string;
  /** The message for a call that does not exist. */
  noCall?: string;
}

export function carryOut<T>(run: () => T, words: RefusalWords = {}): T {
  try {
    return run();
  } catch (error) {
    throw error instanceof Rejection ? refusalOf(error.reason, words) : error;
  }
}

function refusalOf(reason: Reason, { destination = 'body.to', state, noCall }: RefusalWords): Refusal {
  const fields = { caller: 'body.from', destination, shown: 'body.caller_id' };
  switch (reason.kind) {
    case 'no-call':
      return noCall === undefined ? notFound() : new Refusal(404, noCall);
    case 'not-ringing':
      return new Refusal(
        400,
        `The call is ${reason.state}, and no phone${reason.user === undefined ? '' : ` of user ${reason.user}`} rings that can be picked up or reject it.`,
        state === undefined
          ? []
          : [{ field: state, message: 'is not possible: no phone of the account rings' }],
      );
    case 'wrong-state':
      return new Refusal(400, `The call is ${reason.state}; ${reason.rule}.`);
    case 'not-recordable':
      return invalid('body.monitor_state', `is not possible: ${reason.why}`);
    case 'no-user':
      return invalid(fields.caller, 'This value is not valid');
    case 'no-phone':
      return new Refusal(412, 'Unable to make a call with no VoIP clients registered');
    case 'own-extension':
      return invalid(destination, 'is the extension of a party of the call');
    case 'in-voicemail':
      return invalid(destination, 'cannot be changed: the call has gone to voicemail');
    case 'no-key':
      return invalid('body.key', 'must be one of 0 to 9, * or #');
    case 'no-number':
      return invalid(fields[reason.role], numberAdvice(reason.number, reason.own));
    case 'no-extension':
      return invalid(destination, `is an extension that nobody has: ${reason.extension}`);
    case 'no-ddi':
      return invalid(
        destination,
        reason.isFax
          ? 'is a fax number: send a fax with /simulate/fax'
          : `is not a number of the account: ${reason.number}`,
      );
    case 'no-own-number':
      return new Refusal(400, 'DDI not found');
    case 'blocked':
      return invalid(destination, `is blocked by routing rule ${reason.rule}`);
    case 'too-many':
      return new Refusal(400, 'Maximum per minute call rate exceeded');
  }
}

export const callHandlers = {
  listCalls: listOf<'listCalls', Call>(({ platform }) => platform.exchange.list()),
  createCall(request) {
    const { platform, body } = request;
    const userId = body.from === undefined ? requireSession(request).user.id : Number(body.from);
    const order = { userId, to: body.to, callerId: body.caller_id };
    const call = carryOut(() => platform.exchange.place(order));
    return dataResponse(201, call);
  },
  getCall: ({ platform, path }) => dataResponse(200, requireRecord(platform.exchange.find(path.id))),
  updateCall(request) {
    const { platform, path, body } = request;
    const before = requireRecord(platform.exchange.find(path.id));
    const user = requireSession(request).user.id;
    const call = carryOut(() => platform.exchange.perform(...commandsOf(platform, path.id, body, user)), {
      destination: 'body.dst',
      state: 'body.state',
    });
    return dataResponse(301, platform.exchange.after(path.id, call, before));
  },
  deleteCall(request) {
    const { platform, path } = request;
    const user = requireSession(request).user.id;
    carryOut(() => platform.exchange.perform({ kind: 'hang-up', leg: path.id, user }));
    return { status: 204, body: undefined };
  },
  listCallMonitors({ platform, path }) {
    const leg = recordingLegId(platform.store, path.id);
    const recordings = platform.store.tables.monitors.by('live_id', leg);
    const live = platform.exchange.recordingOf(path.id);
    return partsResponse(platform, 'getMonitor', live ? [live] : recordings);
  },
  listCallTrace({ platform, path }) {
    const call = platform.exchange.find(path.id);
    return partsResponse(platform, 'getCall', call ? [call] : []);
  },
  listUserCalls: ({ platform, path }) =>
    partsResponse(platform, 'getCall', platform.exchange.ofUser(path.id)),
  createLeadcall({ platform, body: { caller_id: callerId, to, tts: text } }) {
    const call = carryOut(() => platform.exchange.placeLead({ callerId, to, text }));
    return dataResponse(201, call);
  },

  createWebcall({ platform, body: { from, to } }) {
    const call = carryOut(() => platform.exchange.placeWeb({ from, to }));
    return dataResponse(201, call);
  },
} satisfies Partial<Handlers>;

const ANSWER: ReadonlySet<string> = new Set(['answer', 'CONNECTED']);

// The transfer comes last, because the call may be elsewhere afterwards.
function commandsOf(
  { exchange }: Platform,
  leg: number,
  { dst, state, monitor_state: monitor, ...link }: CallUpdate,
  user: number,
): Command[] {
  if (state !== undefined && !ANSWER.has(state)) throw invalid('body.state', 'must be answer or CONNECTED');
  if (monitor !== undefined && !isRecording(monitor))
    throw invalid('body.monitor_state', 'must be start, pause or resume');
  return [
    { kind: 'describe', leg, ...link },
    ...(state === undefined ? [] : [{ kind: 'answer', leg, user, anywhere: false } as const]),
    ...(monitor === undefined ? [] : [{ kind: 'record', leg, user, change: monitor } as const]),
    ...(dst === undefined
      ? []
      : [{ kind: 'transfer', leg, user, ...exchange.readTarget(dst, user) } as const]),
  ];
}

function isRecording(text: string): text is 'start' | 'pause' | 'resume' {
  return text === 'start' || text === 'pause' || text === 'resume';
}
