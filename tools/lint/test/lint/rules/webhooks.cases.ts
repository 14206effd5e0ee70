import type { JsonObject } from '@telephony/contract';
import { contract, IN, inPath, inWebhook, ruleCases, type RuleCases, taking } from '../support/cases.ts';

export const cases: Record<string, RuleCases> = {};

const both = (operation: JsonObject, webhook: JsonObject = {}) =>
  contract({
    paths: { '/cdrs': { get: { responses: {}, ...operation } } },
    webhooks: { 'call.missed': { post: { responses: {}, ...webhook } } },
  });

cases['event-known'] = ruleCases(
  {
    'names of webhooks': both({ 'x-events': ['call.missed'] }, { 'x-next-events': ['call.missed'] }),
    none: both({ 'x-effect': 'sends' }),
    'what dials says its events': both({ 'x-effect': 'dials', 'x-events': ['call.missed'] }),
  },
  {
    'a name that no webhook has': [both({ 'x-events': ['call.mised'] }), `${IN.path}/x-events`],
    'the same after an event': [both({}, { 'x-next-events': ['call.ended'] }), `${IN.webhook}/x-next-events`],
    'a name twice': [both({ 'x-events': ['call.missed', 'call.missed'] }), `${IN.path}/x-events`],
    'an empty list': [both({}, { 'x-next-events': [] }), `${IN.webhook}/x-next-events`],
    'one name without a list': [both({ 'x-events': 'call.missed' }), `${IN.path}/x-events`],
    'x-next-events in a path': [both({ 'x-next-events': ['call.missed'] }), `${IN.path}/x-next-events`],
    'x-events in a webhook': [both({}, { 'x-events': ['call.missed'] }), `${IN.webhook}/x-events`],
    'what dials without events': [both({ 'x-effect': 'dials' }), IN.path],
  },
);

const event = (event_name: object) => ({ type: 'object', properties: { event_name } });
const missed = event({ const: 'call.missed' });

cases['webhook-event-const'] = ruleCases(
  {
    'its key': inWebhook(taking(missed)),
    'its key in a member of allOf': inWebhook(taking({ allOf: [event({ type: 'string' }), missed] })),
    'a path': inPath(taking(event({ const: 'x' })), 'post'),
  },
  {
    'another event': [
      inWebhook(taking(event({ const: 'call.hangup' }))),
      `${IN.event}/properties/event_name/const`,
    ],
    'two events': [
      inWebhook(taking({ allOf: [missed, event({ const: 'call.hangup' })] })),
      `${IN.event}/allOf/1/properties/event_name/const`,
    ],
    'no const': [inWebhook(taking(event({ type: 'string' }))), IN.event],
    'no event_name': [inWebhook(taking({ type: 'object' })), IN.event],
  },
);

cases['webhook-operation-id'] = ruleCases(
  {
    'its event': inWebhook({ operationId: 'onCallMissed' }),
    'an event with an underscore': inWebhook({ operationId: 'onMonitorAudioReady' }, 'monitor.audio_ready'),
    'a path': inPath({ operationId: 'listCdrs' }),
  },
  {
    'another event': [inWebhook({ operationId: 'onCallHangup' }), IN.webhook],
    'a name of another form': [inWebhook({ operationId: 'callMissed' }), IN.webhook],
    'no name': [inWebhook({}), IN.webhook],
  },
);
