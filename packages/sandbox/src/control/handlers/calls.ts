import { setMember } from '../../platform/exchange/store-facts.ts';
import { carryOut, type CommandFields } from '../../operations/handlers/calls.ts';
import type { Command } from '../../telephony/state/command.ts';
import { invalid, listed, Refusal } from '@telephony/http';
import type { Platform } from '../../platform/platform.ts';
import type { ControlHandlers } from '../shared/control-handler.ts';
import { liveCall } from '../shared/shown-state.ts';

/** Seconds after which a caller who waits in a queue hangs up. */
const PATIENCE = 10;

export const callHandlers = {
  listLiveCalls: ({ platform }) => listed(platform.exchange.list().map((call) => liveCall(platform, call))),
  simulateInboundCall: ({ platform, body: { from, to, from_name: fromName } }) => ({
    status: 201,
    body: liveCall(
      platform,
      carryOut({}, () => platform.exchange.receive({ from, to, fromName })),
    ),
  }),
  simulateAnswer: ({ platform, path: { id }, body }) =>
    act(platform, { kind: 'answer', leg: id, user: body?.user_id, anywhere: true }),
  simulateHold: ({ platform, path: { id }, body }) =>
    act(platform, { kind: 'hold', leg: id, side: body?.side }),
  simulateResume: ({ platform, path: { id }, body }) =>
    act(platform, { kind: 'resume', leg: id, side: body?.side }),
  simulateTransfer: ({ platform, path: { id }, body: { to, by } }) =>
    act(platform, {
      kind: 'transfer',
      leg: id,
      user: by,
      ...carryOut({}, () => platform.exchange.dialled(to, by)),
    }),
  simulateConsultation: ({ platform, path: { id }, body: { to, by } }) => {
    const { exchange } = platform;
    const asked = carryOut({}, () => exchange.dialled(to, by));
    const call = carryOut(about(id), () =>
      exchange.perform({ kind: 'consult', leg: id, user: by, ...asked }),
    );
    const begun = call?.id ?? id;
    return { status: 201, body: liveCall(platform, exchange.after(begun, call, { id: begun })) };
  },
  simulateJoin: ({ platform, path: { id } }) => act(platform, { kind: 'join', leg: id }),
  simulateHangUp: ({ platform, path: { id }, body }) => {
    carryOut(about(id), () => platform.exchange.perform({ kind: 'hang-up', leg: id, side: body?.side }));
    return { status: 204, body: undefined };
  },
  simulateReject: ({ platform, path: { id }, body }) => {
    carryOut(about(id), () => platform.exchange.perform({ kind: 'reject', leg: id, user: body?.user_id }));
    return { status: 204, body: undefined };
  },
  simulateKey: ({ platform, path: { id }, body: { key } }) => act(platform, { kind: 'press', leg: id, key }),
  simulateMissInQueue: ({ platform, body: { queue_id: queueId, from, seconds = PATIENCE } }) => {
    const queue = platform.store.tables.queues.get(queueId);
    if (!queue) throw new Refusal(404, `There is no queue ${queueId}.`);
    if (queue.number === null || queue.number === undefined)
      throw invalid('body.queue_id', 'is the ID of a queue without a number');
    const call = carryOut({}, () => platform.exchange.receive({ from, to: String(queue.number) }));
    platform.clock.after(seconds * 1000, { kind: 'control.give-up', data: { call: call.id } });
    return { status: 201, body: liveCall(platform, call) };
  },
  simulateAgent: ({ platform, path: { id, user_id: userId }, body: { joined } }) => {
    const { queues, users } = platform.store.tables;
    if (!queues.get(id)) throw new Refusal(404, `There is no queue ${id}.`);
    if (!users.get(userId)) throw new Refusal(404, `There is no user ${userId}.`);
    setMember(platform.store, id, userId, joined);
    platform.exchange.perform({ kind: 'look-again' });
    return { status: 200, body: { queue_id: id, user_id: userId, joined } };
  },
} satisfies Partial<ControlHandlers>;

function about(leg: number): CommandFields {
  return { noCall: `There is no live call or leg ${leg}: it has ended, or there never was one.` };
}

function act(platform: Platform, command: Extract<Command, { leg: number }>) {
  const { exchange } = platform;
  const before = exchange.find(command.leg) ?? { id: command.leg };
  const call = carryOut(about(command.leg), () => exchange.perform(command));
  return { status: 200 as const, body: liveCall(platform, exchange.after(command.leg, call, before)) };
}
