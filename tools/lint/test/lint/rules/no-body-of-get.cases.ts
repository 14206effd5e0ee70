import { BODY_SCHEMA, IN_PATH, inPath, inWebhook, taking } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const [, body = ''] = BODY_SCHEMA.split('/');

export const cases: RuleCases = ruleCases(
  { 'a body of a POST': inPath(taking({}), 'post'), 'an event': inWebhook(taking({})) },
  {
    'a body of a GET': [inPath(taking({})), `${IN_PATH}/${body}`],
    'a body of a DELETE': [inPath(taking({}), 'delete'), `#/paths/~1cdrs/delete/${body}`],
  },
);
