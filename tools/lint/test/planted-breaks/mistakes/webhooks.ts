import type { Mistake } from './mistake.ts';

/** Mistakes in webhooks and events. */
export const inWebhooks: Mistake[] = [
  {
    name: 'an event with the name of another',
    file: 'components/schemas/CallMissedEvent.yaml',
    find: 'const: call.missed',
    write: 'const: call.mised',
    says: /call\.missed/,
  },
  {
    name: 'credentials of an event',
    file: 'webhooks/call.hold.yaml',
    find: '  security: []\n',
    write: '',
    says: /security: \[\]/,
    on: 'operationId: onCallHold',
  },
  {
    name: 'a next event that does not exist',
    file: 'webhooks/call.ringing.yaml',
    find: 'x-next-events: [',
    write: 'x-next-events: [call.mised, ',
    says: /call\.mised.*Did you mean call\.missed\?/,
  },
  {
    name: 'the operationId of another event',
    file: 'webhooks/call.unhold.yaml',
    find: 'operationId: onCallUnhold',
    write: 'operationId: onCallUnHold',
    says: /onCallUnhold/,
    round: 3,
  },
  {
    name: 'an event with a single example',
    file: 'webhooks/sms.received.yaml',
    find: '          noUser:\n            $ref: ../examples/webhooks/sms.received-noUser.yaml\n',
    write: '',
    says: /1 examples and needs 2/,
    on: 'schema:',
  },
  {
    name: 'an event that is sent with PUT',
    file: 'webhooks/monitor.audio_ready.yaml',
    find: 'post:\n',
    write: 'put:\n',
    says: /POST|post/,
  },
  {
    name: 'a mention of an event that does not exist',
    file: 'webhooks/call.connected.yaml',
    find: '`call.hangup`',
    write: '`call.hungup`',
    says: /call\.hungup.*Did you mean call\.hangup\?/,
  },
  {
    name: 'an event that requires more than the documents promise',
    file: 'components/schemas/CallEvent.yaml',
    find: 'required: [',
    write: 'required: [duration, ',
    says: /duration.*x-ledger/s,
    on: '  duration:',
  },
];
