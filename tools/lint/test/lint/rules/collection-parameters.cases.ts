import { answering, contract, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const parameters = ['page', 'limit', 'filter', 'group_by'].map((name) => ({ name, in: 'query', schema: {} }));
const data = { type: 'array', items: {} };
const collection = answering({ type: 'object', properties: { data } });

export const cases: RuleCases = ruleCases(
  {
    'all four': inPath({ ...collection, parameters }),
    'some at the path item': contract({
      paths: {
        '/cdrs': {
          parameters: parameters.slice(0, 2),
          get: { ...collection, parameters: parameters.slice(2) },
        },
      },
    }),
    dictionaries: inPath(collection, 'get', '/cdrs/dictionaries'),
    'a single record': inPath(answering({ type: 'object', properties: { data: { type: 'object' } } })),
    'a PATCH of several records': inPath(collection, 'patch'),
    'a webhook': inWebhook(collection),
  },
  {
    'none in a path': [inPath(collection), '#/paths/~1cdrs/get'],
    'one too few in a path': [
      inPath({ ...collection, parameters: parameters.slice(1) }),
      '#/paths/~1cdrs/get',
    ],
  },
);
