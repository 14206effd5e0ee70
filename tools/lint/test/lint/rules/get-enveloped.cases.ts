import { ANSWER_SCHEMA, answering, IN_PATH, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const bare = { type: 'object', properties: { state: { type: 'string' } } };

export const cases: RuleCases = ruleCases(
  {
    'a record in data': inPath(answering({ type: 'object', properties: { data: bare } })),
    'a form that a ledger entry leaves open': inPath(answering({ ...bare, 'x-ledger': 'O-21' })),
    'a POST, some of which answer a message': inPath(answering(bare), 'post'),
    'a file': inPath({
      responses: { 200: { description: 'A file.', content: { 'text/csv': { schema: bare } } } },
    }),
    'the answer to an event': inWebhook(answering(bare)),
  },
  { 'a bare record': [inPath(answering(bare)), IN_PATH + ANSWER_SCHEMA] },
);
