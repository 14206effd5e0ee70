import type { JsonObject } from '@telephony/contract';
import { contract } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const inPath = (method: string, operation: JsonObject) =>
  contract({ paths: { '/calls': { [method]: { responses: {}, ...operation } } } });

export const cases: RuleCases = ruleCases(
  {
    'what dials': inPath('post', { 'x-effect': 'dials', 'x-events': ['call.initial'] }),
    'what reads': inPath('get', { 'x-events': ['call.initial'] }),
    'other events': inPath('post', { 'x-events': ['call.hangup'] }),
    'a webhook': contract({
      webhooks: { 'call.missed': { post: { responses: {}, 'x-next-events': ['call.initial'] } } },
    }),
    'no events': inPath('post', {}),
    'events in another form': inPath('post', { 'x-events': 'call.initial' }),
  },
  {
    'a call that is started': [
      inPath('post', { 'x-events': ['call.hangup', 'call.initial'] }),
      '#/paths/~1calls/post/x-events',
    ],
    'a call that is transferred': [
      inPath('patch', { 'x-events': ['call.initial'] }),
      '#/paths/~1calls/patch/x-events',
    ],
  },
);
