import { contract, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const paths = (...names: string[]) =>
  contract({ paths: Object.fromEntries(names.map((name) => [name, { get: { responses: {} } }])) });

export const cases: RuleCases = ruleCases(
  {
    'lower case': paths(
      '/cdrs',
      '/sms/cannedresponses/{id}',
      '/cdrs/{id}.trace',
      '/users/{id}/cdrs.csv',
      '/login2fa',
    ),
    'an event': inWebhook({}, 'monitor.audio_ready'),
  },
  {
    'camel case': [paths('/callLabels'), '#/paths/~1callLabels'],
    'a query': [paths('/cdrs?kind=sent'), '#/paths/~1cdrs?kind=sent'],
    'a slash at the end': [paths('/cdrs/'), '#/paths/~1cdrs~1'],
    'words with signs between them': [paths('/call-labels/{id}'), '#/paths/~1call-labels~1{id}'],
  },
);
