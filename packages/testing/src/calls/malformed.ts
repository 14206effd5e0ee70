/** Calls whose events leave something open: bodies of few fields, documented forms, contradictions. */
// words-allow-file answer: people answer these calls.
import { eventOf } from './event-of.ts';
import type { Scenario } from './scenario.ts';

const root = 4000000001;
const inbound = { root_call_id: root, destination: 'in', start_time: '2026-11-20 10:00:00' };
const tom = { context: 'LOCAL_USER', dst: '2102', dst_id: 410002, dst_name: 'Tom Reyes' };
const mei = { context: 'LOCAL_USER', dst: '2103', dst_id: 410003, dst_name: 'Mei Lindqvist' };
const queue = { context: 'QUEUE', dst: '2200', dst_id: 30601, dst_name: 'Sales' };

export const documentedQueueMiss: Scenario = {
  name: 'queue miss as documented: no final, no root_call_id',
  rootCallId: root,
  beginsLate: true,
  events: [eventOf('call.missed', '10:00:45', root, { ...queue, start_time: '2026-11-20 10:00:00' })],
  outcome: { result: 'missed', basis: 'queue', via: 'queue', waitedSeconds: 45, endedWhy: null },
};

export const overflow: Scenario = {
  name: 'queue miss without final, then somebody at the overflow answers',
  rootCallId: root,
  beginsLate: true,
  events: [
    eventOf('call.missed', '10:00:20', root, { ...inbound, ...queue }),
    eventOf('call.ringing', '10:00:21', 4000000002, { ...inbound, ...mei }),
    eventOf('call.connected', '10:00:25', 4000000002, { ...inbound, ...mei }),
    eventOf('call.hangup', '10:01:25', root, { ...inbound, ...mei, connected_at: '2026-11-20 10:00:25' }),
  ],
  outcome: {
    result: 'answered',
    basis: 'connected',
    via: 'queue',
    answeredBy: { id: 410003, name: 'Mei Lindqvist', number: '2103' },
    waitedSeconds: 25,
    talkedSeconds: 60,
  },
};

export const finalAgainstVoicemail: Scenario = {
  name: 'final miss, then a machine takes the call',
  rootCallId: root,
  beginsLate: true,
  notInModel: 'whether a voicemail connects is not documented',
  events: [
    eventOf('call.missed', '10:00:30', root, { ...inbound, ...tom, final: true, t_cause: 'NO_ANSWER' }),
    eventOf('call.connected', '10:00:31', root, { ...inbound, ...tom }),
    eventOf('call.hangup', '10:00:50', root, { ...inbound, ...tom, connected_at: '2026-11-20 10:00:31' }),
  ],
  outcome: { result: 'missed', basis: 'final', talkedSeconds: 0, answeredBy: null, endedWhy: 'NO_ANSWER' },
};

export const queueTakesCall: Scenario = {
  name: 'queue that is told as connected itself, and then missed',
  rootCallId: root,
  beginsLate: true,
  notInModel: 'whether a queue connects is not documented',
  events: [
    eventOf('call.connected', '10:00:00', root, {
      ...inbound,
      ...queue,
      connected_at: '2026-11-20 10:00:00',
    }),
    eventOf('call.missed', '10:00:30', root, { ...inbound, ...queue }),
    eventOf('call.hangup', '10:00:30', root, { ...inbound, ...queue, connected_at: '2026-11-20 10:00:00' }),
  ],
  outcome: { result: 'missed', basis: 'queue', talkedSeconds: 0, waitedSeconds: 30 },
};

export const transferred: Scenario = {
  name: 'Tom answers and transfers to Mei',
  rootCallId: root,
  beginsLate: true,
  events: [
    eventOf('call.connected', '10:00:05', 4000000002, { ...inbound, ...tom }),
    eventOf('call.hold', '10:00:30', 4000000002, { ...inbound, ...tom }),
    eventOf('call.hangup', '10:00:40', 4000000002, { ...inbound, ...tom }),
    eventOf('call.ringing', '10:00:41', 4000000003, { ...inbound, ...mei }),
    eventOf('call.connected', '10:00:45', 4000000003, { ...inbound, ...mei }),
    eventOf('call.hangup', '10:01:45', root, { ...inbound, ...mei, connected_at: '2026-11-20 10:00:05' }),
  ],
  outcome: {
    result: 'answered',
    answeredBy: { id: 410002, name: 'Tom Reyes', number: '2102' },
    talkedSeconds: 100,
    heldSeconds: 10,
  },
};

export const onlyHangup: Scenario = {
  name: 'an answered call of which only the end is known',
  rootCallId: root,
  beginsLate: true,
  events: [
    eventOf('call.hangup', '10:03:00', root, { ...inbound, ...tom, connected_at: '2026-11-20 10:01:00' }),
  ],
  outcome: {
    result: 'answered',
    basis: 'connected_at',
    talkedSeconds: 120,
    answeredBy: { id: 410002, name: 'Tom Reyes', number: '2102' },
  },
};

export const callerGaveUp: Scenario = {
  name: 'inbound call that ends without an answer and without call.missed',
  rootCallId: root,
  beginsLate: true,
  notInModel: 'whether each of these is told as missed is not documented',
  events: [
    eventOf('call.ringing', '10:00:01', root, { ...inbound, ...tom }),
    eventOf('call.hangup', '10:00:09', root, { ...inbound, ...tom, connected_at: null }),
  ],
  outcome: { result: 'missed', basis: 'hangup', waitedSeconds: 9, talkedSeconds: 0 },
};

export const failedOutbound: Scenario = {
  name: 'outbound call that fails',
  rootCallId: root,
  events: [
    eventOf('call.initial', '10:00:00', root, { ...inbound, destination: 'out' }),
    eventOf('call.hangup', '10:00:02', root, {
      ...inbound,
      destination: 'out',
      connected_at: null,
      state: 'FAILED',
      t_cause: 'USER_BUSY',
    }),
  ],
  outcome: { result: 'unanswered', basis: 'hangup', endedWhy: 'USER_BUSY', direction: 'out' },
};

export const directMissOfTheDocuments: Scenario = {
  name: 'a user who did not answer, as documented: no final, no root_call_id',
  rootCallId: root,
  beginsLate: true,
  events: [eventOf('call.missed', '10:00:20', root, { ...tom, connected_at: null })],
  outcome: { result: 'missed', basis: 'missed', via: 'direct', waitedSeconds: null },
};

export const ringGroupAnswered: Scenario = {
  name: 'ring group of which one phone answers, the group named in every event',
  rootCallId: root,
  beginsLate: true,
  events: [
    eventOf('call.ringing', '10:00:01', root, { ...inbound, context: 'RG-701', dst: '2400', dst_id: '701' }),
    eventOf('call.connected', '10:00:05', root, {
      ...inbound,
      context: 'RG-701',
      dst: '2400',
      dst_id: '701',
    }),
    eventOf('call.connected', '10:00:05', 4000000002, { ...inbound, ...mei }),
    eventOf('call.missed', '10:00:05', 4000000003, { ...inbound, ...tom, final: false }),
    eventOf('call.hangup', '10:00:35', root, { ...inbound, context: 'RG-701', dst: '2400', dst_id: '701' }),
  ],
  outcome: {
    result: 'answered',
    via: 'ring-group',
    group: { id: 701, name: null, number: '2400' },
    answeredBy: { id: 410003, name: 'Mei Lindqvist', number: '2103' },
    talkedSeconds: 30,
  },
};

export const allInOneSecond: Scenario = {
  name: 'a call that happens within one second, without context',
  rootCallId: root,
  events: [
    eventOf('call.initial', '10:00:00', root, { ...inbound, dst: '2102' }),
    eventOf('call.ringing', '10:00:00', root, { ...inbound, dst: '2102' }),
    eventOf('call.connected', '10:00:00', root, { ...inbound, dst: '2102' }),
    eventOf('call.hold', '10:00:00', root, { ...inbound, dst: '2102' }),
    eventOf('call.unhold', '10:00:00', root, { ...inbound, dst: '2102' }),
    eventOf('call.hangup', '10:00:00', root, { ...inbound, dst: '2102' }),
  ],
  outcome: {
    result: 'answered',
    answeredBy: { id: null, name: null, number: '2102' },
    talkedSeconds: 0,
    heldSeconds: 0,
  },
};

const sinceFive = { connected_at: '2026-11-20 10:00:05' };

export const heldOnTwoLegs: Scenario = {
  name: 'a hold that is told on both legs, one of which is never taken back',
  rootCallId: root,
  beginsLate: true,
  events: [
    eventOf('call.connected', '10:00:05', 4000000002, { ...inbound, ...tom }),
    eventOf('call.hold', '10:00:10', root, { ...inbound, ...tom, ...sinceFive }),
    eventOf('call.hold', '10:00:10', 4000000002, { ...inbound, ...tom }),
    eventOf('call.unhold', '10:00:30', root, { ...inbound, ...tom, ...sinceFive }),
    eventOf('call.unhold', '10:00:30', 4000000002, { ...inbound, ...tom }),
    eventOf('call.hold', '10:00:50', 4000000002, { ...inbound, ...tom }),
    eventOf('call.hangup', '10:01:05', root, { ...inbound, ...tom, ...sinceFive }),
    eventOf('call.hangup', '10:01:25', 4000000002, { ...inbound, ...tom }),
  ],
  outcome: { result: 'answered', talkedSeconds: 80, heldSeconds: 55 },
};

export const zeroConnectedAt: Scenario = {
  name: 'a call that nobody took, with zeros for connected_at',
  rootCallId: root,
  beginsLate: true,
  notInModel: 'whether each of these is told as missed is not documented',
  events: [
    eventOf('call.ringing', '10:00:01', root, { ...inbound, ...tom, connected_at: '0000-00-00 00:00:00' }),
    eventOf('call.hangup', '10:00:09', root, { ...inbound, ...tom, connected_at: '0000-00-00 00:00:00' }),
  ],
  outcome: { result: 'missed', basis: 'hangup', waitedSeconds: 9, answeredBy: null, talkedSeconds: 0 },
};
