import { setMember } from '../../calls/queue-members.ts';
import type { Call } from '../../generated/schema.ts';
import { invalid, Refusal } from '@telephony/http';
import type { Platform } from '../../platform/platform.ts';
import type { ControlHandlers } from '../control-handler.ts';
import { liveCall, liveCalls } from '../live-calls.ts';

type CallId =
  | 'listLiveCalls'
  | 'simulateInboundCall'
  | 'simulateAnswer'
  | 'simulateHold'
  | 'simulateResume'
  | 'simulateHangUp'
  | 'simulateReject'
  | 'simulateKey'
  | 'simulateMissInQueue'
  | 'simulateAgent';

/** Seconds after which a caller who waits in a queue hangs up. */
const PATIENCE = 10;

export const callHandlers: ControlHandlers<CallId> = {
  listLiveCalls: ({ platform }) => {
    const data = liveCalls(platform);
    return { status: 200, body: { data, total: data.length } };
  },
  simulateInboundCall: ({ platform, body: { from, to, from_name: fromName } }) => ({
    status: 201,
    body: liveCall(platform, platform.calls.receive({ from, to, fromName })),
  }),
  simulateAnswer: ({ platform, path, body }) =>
    shown(platform, platform.calls.answer(path.id, body?.user_id)),
  simulateHold: ({ platform, path }) => shown(platform, platform.calls.hold(path.id)),
  simulateResume: ({ platform, path }) => shown(platform, platform.calls.resume(path.id)),
  simulateHangUp: ({ platform, path, body }) => {
    platform.calls.hangUp(path.id, body?.side);
    return { status: 204, body: undefined };
  },
  simulateReject: ({ platform, path, body }) => {
    platform.calls.reject(path.id, body?.user_id);
    return { status: 204, body: undefined };
  },
  simulateKey: ({ platform, path, body }) => shown(platform, platform.calls.press(path.id, body.key)),
  simulateMissInQueue: ({ platform, body: { queue_id: queueId, from, seconds = PATIENCE } }) => {
    const queue = platform.store.tables.queues.get(queueId);
    if (!queue) throw new Refusal(404, `There is no queue ${queueId}.`);
    if (queue.number === null || queue.number === undefined)
      throw invalid('body.queue_id', 'is the ID of a queue without a number');
    const call = platform.calls.receive({ from, to: String(queue.number) });
    platform.clock.after(seconds * 1000, { kind: 'control.give-up', data: { call: call.id } });
    return { status: 201, body: liveCall(platform, call) };
  },
  simulateAgent: ({ platform, path: { id, user_id: userId }, body: { joined } }) => {
    const { queues, users } = platform.store.tables;
    if (!queues.get(id)) throw new Refusal(404, `There is no queue ${id}.`);
    if (!users.get(userId)) throw new Refusal(404, `There is no user ${userId}.`);
    setMember(platform.store, id, userId, joined);
    return { status: 200, body: { queue_id: id, user_id: userId, joined } };
  },
};

function shown(platform: Platform, call: Call) {
  return { status: 200 as const, body: liveCall(platform, call) };
}
