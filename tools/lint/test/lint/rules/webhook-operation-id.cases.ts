import { IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

export const cases: RuleCases = ruleCases(
  {
    'its event': inWebhook({ operationId: 'onCallMissed' }),
    'an event with an underscore': inWebhook({ operationId: 'onMonitorAudioReady' }, 'monitor.audio_ready'),
    'a path': inPath({ operationId: 'listCdrs' }),
  },
  {
    'another event': [inWebhook({ operationId: 'onCallHangup' }), IN_WEBHOOK],
    'a name of another form': [inWebhook({ operationId: 'callMissed' }), IN_WEBHOOK],
    'no name': [inWebhook({}), IN_WEBHOOK],
  },
);
