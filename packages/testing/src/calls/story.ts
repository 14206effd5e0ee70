/** The calls of the day in openapi/examples/README.md, with the events that their examples leave out. */
// words-allow-file answer: people answer these calls.
import { eventOf } from './event-of.ts';
import type { Scenario } from './scenario.ts';

const alice = { src: '447700900123', src_id: 0, src_name: 'Alice Moran', destination: 'in' };
const tom = { dst: '2102', dst_id: 410002, dst_name: 'Tom Reyes', context: 'LOCAL_USER' };
const mei = { dst: '2103', dst_id: '410003', dst_name: 'Mei Lindqvist', context: 'LOCAL_USER' };
const sales = { dst: '442079460101', dst_id: 30601, dst_name: 'Sales', context: 'QUEUE' };

const ofTheQueueCall = { ...alice, root_call_id: 5000000101, start_time: '2026-11-20 09:02:11' };
const toTom = { ...ofTheQueueCall, ...tom };
const toMei = { ...ofTheQueueCall, ...mei };
const sinceAnswer = { connected_at: '2026-11-20 09:02:18' };

export const answeredInQueue: Scenario = {
  name: 'queue call that Tom answers while the phone of Mei rings too',
  rootCallId: 5000000101,
  events: [
    eventOf('call.initial', '09:02:11', 5000000101, { ...ofTheQueueCall, ...sales, connected_at: null }),
    eventOf('call.initial', '09:02:11', 5000000111, { ...toTom, connected_at: null }),
    eventOf('call.initial', '09:02:11', 5000000112, { ...toMei, connected_at: null }),
    eventOf('call.ringing', '09:02:12', 5000000111, { ...toTom, connected_at: null }),
    eventOf('call.ringing', '09:02:12', 5000000112, { ...toMei, connected_at: null }),
    eventOf('call.connected', '09:02:18', 5000000111, { ...toTom, ...sinceAnswer }),
    eventOf('call.missed', '09:02:18', 5000000112, {
      ...toMei,
      connected_at: null,
      final: false,
      t_cause: 'Answered Elsewhere',
    }),
    eventOf('call.hangup', '09:02:18', 5000000112, {
      ...toMei,
      connected_at: null,
      t_cause: 'Answered Elsewhere',
    }),
    // Only the fields that every event has.
    eventOf('call.hold', '09:03:20', 5000000111),
    eventOf('call.unhold', '09:03:45', 5000000111, { ...toTom, ...sinceAnswer, context: null }),
    ...[[5000000111, toTom] as const, [5000000101, { ...ofTheQueueCall, ...sales }] as const].map(
      ([leg, party]) =>
        eventOf('call.hangup', '09:05:22', leg, {
          ...party,
          ...sinceAnswer,
          duration: 184,
          t_cause: 'Normal Clearing',
          terminated_by: 'caller',
        }),
    ),
  ],
  outcome: {
    result: 'answered',
    basis: 'connected',
    direction: 'in',
    caller: { id: null, name: 'Alice Moran', number: '447700900123' },
    called: { id: 30601, name: 'Sales', number: '442079460101' },
    via: 'queue',
    group: { id: 30601, name: 'Sales', number: '442079460101' },
    answeredBy: { id: 410002, name: 'Tom Reyes', number: '2102' },
    answeredAt: new Date('2026-11-20T09:02:18Z'),
    waitedSeconds: 7,
    talkedSeconds: 184,
    heldSeconds: 25,
    endedAt: new Date('2026-11-20T09:05:22Z'),
    endedWhy: 'Normal Clearing',
    endedBy: 'caller',
  },
};

const meiCallsBen = {
  root_call_id: 5000000102,
  start_time: '2026-11-20 09:41:05',
  context: 'LOCAL_USER',
  destination: 'out',
  src: '2103',
  src_id: '410003',
  src_name: 'Mei Lindqvist',
  dst: '447700900456',
  dst_id: '0',
  dst_name: 'Ben Aziz',
};

export const answeredOutbound: Scenario = {
  name: 'click to call that Ben answers',
  rootCallId: 5000000102,
  events: [
    eventOf('call.initial', '09:41:05', 5000000102, { ...meiCallsBen, connected_at: null }),
    eventOf('call.connected', '09:41:13', 5000000102, {
      ...meiCallsBen,
      connected_at: '2026-11-20 09:41:13',
    }),
    eventOf('call.hangup', '09:42:16', 5000000102, {
      ...meiCallsBen,
      connected_at: '2026-11-20 09:41:13',
      t_cause: 'Normal Clearing',
      terminated_by: 'dst',
    }),
  ],
  outcome: {
    result: 'answered',
    direction: 'out',
    via: 'direct',
    group: null,
    caller: { id: 410003, name: 'Mei Lindqvist', number: '2103' },
    answeredBy: { id: null, name: 'Ben Aziz', number: '447700900456' },
    waitedSeconds: 8,
    talkedSeconds: 63,
    heldSeconds: 0,
    endedBy: 'dst',
  },
};

const dora = {
  src: '447700900789',
  src_id: 0,
  src_name: 'Dora Field',
  destination: 'in',
  start_time: '2026-11-20 11:15:40',
  connected_at: null,
  root_call_id: 5000000103,
};
const workshop = { context: 'QUEUE', dst: '442079460102', dst_id: 30602, dst_name: 'Workshop' };
const jonas = { context: 'LOCAL_USER', dst: '2104', dst_id: 410004, dst_name: 'Jonas Petrov' };
const priya = { context: 'LOCAL_USER', dst: '2105', dst_id: 410005, dst_name: 'Priya Nair' };

export const missedInQueue: Scenario = {
  name: 'queue call that nobody answers, with voicemail',
  rootCallId: 5000000103,
  events: [
    eventOf('call.initial', '11:15:40', 5000000103, { ...dora, ...workshop }),
    eventOf('call.initial', '11:15:40', 5000000113, { ...dora, ...jonas }),
    eventOf('call.initial', '11:15:40', 5000000114, { ...dora, ...priya }),
    eventOf('call.ringing', '11:15:41', 5000000113, { ...dora, ...jonas }),
    eventOf('call.ringing', '11:15:41', 5000000114, { ...dora, ...priya }),
    eventOf('call.missed', '11:16:25', 5000000113, { ...dora, ...jonas, final: false }),
    eventOf('call.missed', '11:16:25', 5000000114, { ...dora, ...priya, final: false }),
    eventOf('call.missed', '11:16:25', 5000000103, {
      ...dora,
      ...workshop,
      final: true,
      t_cause: 'No Answer',
    }),
    // In one second, the tracker puts what was missed before what has ended.
    eventOf('call.hangup', '11:16:25', 5000000113, { ...dora, ...jonas, t_cause: 'No Answer' }),
    eventOf('call.hangup', '11:16:25', 5000000114, { ...dora, ...priya, t_cause: 'No Answer' }),
    eventOf('call.hangup', '11:16:46', 5000000103, { ...dora, ...workshop, t_cause: 'Normal Clearing' }),
  ],
  outcome: {
    result: 'missed',
    basis: 'final',
    via: 'queue',
    group: { id: 30602, name: 'Workshop', number: '442079460102' },
    answeredBy: null,
    answeredAt: null,
    waitedSeconds: 45,
    talkedSeconds: 0,
    endedWhy: 'No Answer',
  },
};

const jonasCallsPriya = {
  root_call_id: 5000000104,
  start_time: '2026-11-20 14:20:00',
  destination: 'out',
  src: '2104',
  src_id: 410004,
  src_name: 'Jonas Petrov',
  ...priya,
};
const priyaAnswered = { ...jonasCallsPriya, connected_at: '2026-11-20 14:20:04' };

export const heldInternal: Scenario = {
  name: 'internal call that is held, all of it within few seconds',
  rootCallId: 5000000104,
  events: [
    eventOf('call.initial', '14:20:00', 5000000104, jonasCallsPriya),
    eventOf('call.ringing', '14:20:00', 5000000104, jonasCallsPriya),
    eventOf('call.connected', '14:20:04', 5000000104, priyaAnswered),
    eventOf('call.hold', '14:20:40', 5000000104, priyaAnswered),
    eventOf('call.unhold', '14:21:05', 5000000104, priyaAnswered),
    eventOf('call.hangup', '14:21:35', 5000000104, { ...priyaAnswered, t_cause: 'Normal Clearing' }),
  ],
  outcome: {
    result: 'answered',
    answeredBy: { id: 410005, name: 'Priya Nair', number: '2105' },
    talkedSeconds: 91,
    heldSeconds: 25,
  },
};

export const missedInRingGroup: Scenario = {
  name: 'ring group that nobody answers, told by one event',
  rootCallId: 2999990215,
  beginsLate: true,
  events: [
    eventOf('call.missed', '17:52:40', 2999990215, {
      root_call_id: 2999990215,
      start_time: '2026-11-20 17:52:10',
      connected_at: null,
      final: true,
      context: 'RG-701',
      destination: 'in',
      t_cause: 'No Answer',
      src: '442079460955',
      src_id: '0',
      src_name: 'Chen Wholesale',
      dst: '2400',
      dst_id: '701',
      dst_name: 'Everyone',
    }),
  ],
  outcome: {
    result: 'missed',
    basis: 'final',
    via: 'ring-group',
    group: { id: 701, name: 'Everyone', number: '2400' },
    waitedSeconds: 30,
  },
};
