import { inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const named = (operationId: string, method: string, path = '/cdrs') => inPath({ operationId }, method, path);
const at = (method: string, path = '/cdrs') => `#/paths/${path.replaceAll('/', '~1')}/${method}/operationId`;

export const cases: RuleCases = ruleCases(
  {
    list: named('listCdrs', 'get'),
    download: named('downloadMonitorMp3', 'get'),
    'bulk update': named('bulkUpdateCdrs', 'patch'),
    'delete all': named('deleteAllCdrs', 'delete'),
    'delete some': named('deleteCdrs', 'delete', '/cdrs/{ids}'),
    'a name without a noun that is allowed': named('logout', 'post'),
    'a webhook has a rule of its own': inWebhook({ operationId: 'onCallMissed' }),
  },
  {
    'a verb of another method': [named('createCdr', 'get'), at('get')],
    'a verb alone': [named('list', 'get'), at('get')],
    'snake case': [named('list_cdrs', 'get'), at('get')],
    'a capital at the start': [named('ListCdrs', 'get'), at('get')],
    'an unknown verb': [named('fetchCdrs', 'get'), at('get')],
    'an allowed name under another method': [named('logout', 'get'), at('get')],
    'delete of a whole collection': [named('deleteCdrs', 'delete'), at('delete')],
    'deleteAll of some records': [
      named('deleteAllCdrs', 'delete', '/cdrs/{ids}'),
      at('delete', '/cdrs/{ids}'),
    ],
  },
);
