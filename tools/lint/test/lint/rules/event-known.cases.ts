import type { JsonObject } from '@telephony/contract';
import { contract, IN_PATH, IN_WEBHOOK } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const both = (operation: JsonObject, webhook: JsonObject = {}) =>
  contract({
    paths: { '/cdrs': { get: { responses: {}, ...operation } } },
    webhooks: { 'call.missed': { post: { responses: {}, ...webhook } } },
  });

export const cases: RuleCases = ruleCases(
  {
    'names of webhooks': both({ 'x-events': ['call.missed'] }, { 'x-next-events': ['call.missed'] }),
    none: both({ 'x-effect': 'sends' }),
    'what dials says its events': both({ 'x-effect': 'dials', 'x-events': ['call.missed'] }),
  },
  {
    'a name that no webhook has': [both({ 'x-events': ['call.mised'] }), `${IN_PATH}/x-events`],
    'the same after an event': [both({}, { 'x-next-events': ['call.ended'] }), `${IN_WEBHOOK}/x-next-events`],
    'a name twice': [both({ 'x-events': ['call.missed', 'call.missed'] }), `${IN_PATH}/x-events`],
    'an empty list': [both({}, { 'x-next-events': [] }), `${IN_WEBHOOK}/x-next-events`],
    'one name without a list': [both({ 'x-events': 'call.missed' }), `${IN_PATH}/x-events`],
    'x-next-events in a path': [both({ 'x-next-events': ['call.missed'] }), `${IN_PATH}/x-next-events`],
    'x-events in a webhook': [both({}, { 'x-events': ['call.missed'] }), `${IN_WEBHOOK}/x-events`],
    'what dials without events': [both({ 'x-effect': 'dials' }), IN_PATH],
  },
);
