import { contract, IN_PATH, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const ok = { 200: { description: 'Done.' } };
const unauthorized = { 401: { description: 'No token.' } };

export const cases: RuleCases = ruleCases(
  {
    '401 declared': inPath({ responses: { ...ok, ...unauthorized } }),
    'no token needed': inPath({ security: [], responses: ok }),
    'an optional token': inPath({ security: [{ token: [] }, {}], responses: ok }),
    'a contract without tokens': contract({ security: [], paths: { '/cdrs': { get: { responses: ok } } } }),
    'a webhook': inWebhook({ responses: ok }),
  },
  {
    'the token of the root': [inPath({ responses: ok }), IN_PATH],
    'a token of its own': [
      contract({ security: [], paths: { '/cdrs': { get: { security: [{ token: [] }], responses: ok } } } }),
      IN_PATH,
    ],
  },
);
