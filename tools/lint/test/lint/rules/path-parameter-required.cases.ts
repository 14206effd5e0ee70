import { contract, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const id = (members: object) => ({ name: 'id', in: 'path', schema: {}, ...members });
const path = '/cdrs/{id}';

export const cases: RuleCases = ruleCases(
  {
    'one that is required': inPath({ parameters: [id({ required: true })] }, 'get', path),
    'one of the query': inPath({ parameters: [id({ in: 'query' })] }),
    'a header of an event': inWebhook({ parameters: [id({ in: 'header' })] }),
  },
  {
    'one that is not': [
      inPath({ parameters: [id({})] }, 'get', path),
      '#/paths/~1cdrs~1{id}/get/parameters/0',
    ],
    'that of a path item, once': [
      contract({
        paths: {
          [path]: {
            parameters: [id({ required: false })],
            get: { responses: {} },
            delete: { responses: {} },
          },
        },
      }),
      '#/paths/~1cdrs~1{id}/parameters/0',
    ],
  },
);
