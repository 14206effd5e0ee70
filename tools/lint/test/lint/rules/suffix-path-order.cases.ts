import { contract } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const paths = (...names: string[]) =>
  contract({ paths: Object.fromEntries(names.map((name) => [name, {}])) });

export const cases: RuleCases = ruleCases(
  {
    'below its sibling': paths('/cdrs/{id}', '/sms', '/cdrs/{id}.trace', '/cdrs/{id}.pcap'),
    'without a sibling': paths('/cdrs/{id}.trace'),
    'a suffix of a plain segment': paths('/users/{id}/cdrs.csv', '/users/{id}/cdrs'),
  },
  {
    'above its sibling': [paths('/cdrs/{id}.trace', '/cdrs/{id}'), '#/paths/~1cdrs~1{id}.trace'],
    'one of two above': [
      paths('/cdrs/{id}.trace', '/cdrs/{id}', '/cdrs/{id}.pcap'),
      '#/paths/~1cdrs~1{id}.trace',
    ],
  },
);
