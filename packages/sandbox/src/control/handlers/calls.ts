import { invalid, listed, Refusal } from '@telephony/http';
import { carryOut } from '../../operations/handlers/calls.ts';
import { setMember } from '../../platform/exchange/store-facts.ts';
import { accountsOf, type Platform } from '../../platform/platform.ts';
import type { Command } from '../../telephony/state/command.ts';
import type { ControlHandlers } from '../shared/control-handler.ts';
import { callsInLegs, endedCalls, wallboard } from '../shared/shown-calls.ts';
import { liveCall } from '../shared/shown-state.ts';

const PATIENCE_SECONDS = 10;

export const callHandlers = {
  listLiveCalls: ({ platform }) => listed(platform.exchange.list().map((call) => liveCall(platform, call))),
  listLegs: ({ platform }) => listed(callsInLegs(platform)),
  listEndedCalls: ({ platform, query: { limit = 20 } }) => listed(endedCalls(platform, limit)),
  getWallboard: ({ platform }) => listed(wallboard(platform)),
  simulateInboundCall({ platform, body: { from, to, from_name: fromName } }) {
    const call = carryOut(() => platform.exchange.receive({ from, to, fromName }));
    return { status: 201, body: liveCall(platform, call) };
  },
  simulateAnswer: ({ platform, path: { id }, body }) =>
    callResponse(platform, { kind: 'answer', leg: id, user: body?.user_id, anywhere: true }),
  simulateHold: ({ platform, path: { id }, body }) =>
    callResponse(platform, { kind: 'hold', leg: id, side: body?.side }),
  simulateResume: ({ platform, path: { id }, body }) =>
    callResponse(platform, { kind: 'resume', leg: id, side: body?.side }),
  simulateTransfer({ platform, path: { id }, body: { to, by } }) {
    const destination = carryOut(() => platform.exchange.readTarget(to, by));
    return callResponse(platform, { kind: 'transfer', leg: id, user: by, ...destination });
  },
  simulateConsultation({ platform, path: { id }, body: { to, by } }) {
    const destination = carryOut(() => platform.exchange.readTarget(to, by));
    const call = perform(platform, { kind: 'consult', leg: id, user: by, ...destination });
    const consultation = call?.id ?? id;
    const shown = platform.exchange.after(consultation, call, { id: consultation });
    return { status: 201, body: liveCall(platform, shown) };
  },
  simulateJoin: ({ platform, path: { id } }) => callResponse(platform, { kind: 'join', leg: id }),
  simulateHangUp({ platform, path: { id }, body }) {
    perform(platform, { kind: 'hang-up', leg: id, side: body?.side });
    return { status: 204, body: undefined };
  },
  simulateReject({ platform, path: { id }, body }) {
    perform(platform, { kind: 'reject', leg: id, user: body?.user_id });
    return { status: 204, body: undefined };
  },
  simulateKey: ({ platform, path: { id }, body: { key } }) =>
    callResponse(platform, { kind: 'press', leg: id, key }),
  simulateMissInQueue({ platform, body: { queue_id: queueId, from, seconds = PATIENCE_SECONDS } }) {
    const queue = platform.store.tables.queues.get(queueId);
    if (!queue) throw new Refusal(404, `There is no queue ${queueId}.`);
    if (queue.number === null || queue.number === undefined)
      throw invalid('body.queue_id', 'is the ID of a queue without a number');
    const call = carryOut(() => platform.exchange.receive({ from, to: String(queue.number) }));
    platform.clock.after(seconds * 1000, { kind: 'control.give-up', data: { call: call.id } });
    return { status: 201, body: liveCall(platform, call) };
  },
  simulateAgent({ platform, path: { id, user_id: userId }, body: { joined } }) {
    const { queues, users } = platform.store.tables;
    if (!queues.get(id)) throw new Refusal(404, `There is no queue ${id}.`);
    if (!users.get(userId)) throw new Refusal(404, `There is no user ${userId}.`);
    setMember(platform.store, id, userId, joined);
    platform.exchange.perform({ kind: 'look-again' });
    return { status: 200, body: { queue_id: id, user_id: userId, joined } };
  },
  getLateRecords: ({ first }) => ({ status: 200, body: lateRecords(first) }),
  setLateRecords({ first, body }) {
    for (const [index, { from, to }] of body.delays.entries())
      if (to < from) throw invalid(`body.delays[${index}].to`, 'must not be below `from`');
    first.settings.lateRecords = body;
    return { status: 200, body: lateRecords(first) };
  },
  deleteLateRecords({ first }) {
    first.settings.lateRecords = undefined;
    return { status: 204, body: undefined };
  },
} satisfies Partial<ControlHandlers>;

function lateRecords(platform: Platform) {
  const waiting = accountsOf(platform).reduce((sum, { store }) => sum + store.tables.late_records.size, 0);
  return { rule: platform.settings.lateRecords ?? null, waiting };
}

type LegCommand = Extract<Command, { leg: number }>;

function perform({ exchange }: Platform, command: LegCommand) {
  const noCall = `There is no live call or leg ${command.leg}: it has ended, or there never was one.`;
  return carryOut(() => exchange.perform(command), { noCall });
}

// Shows the call as the command leaves it, also where that has ended it.
function callResponse(platform: Platform, command: LegCommand) {
  const before = platform.exchange.find(command.leg) ?? { id: command.leg };
  const call = platform.exchange.after(command.leg, perform(platform, command), before);
  return { status: 200 as const, body: liveCall(platform, call) };
}
