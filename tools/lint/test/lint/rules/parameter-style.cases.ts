import { IN_PATH, IN_WEBHOOK, inPath, inWebhook } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const taking = (place: string, style?: string) => ({ parameters: [{ name: 'id', in: place, style }] });

export const cases: RuleCases = ruleCases(
  {
    'one of the place': inPath(taking('path', 'simple')),
    'that of a query': inPath(taking('query', 'deepObject')),
    'one for objects, of an object': inPath({
      parameters: [{ name: 'id', in: 'query', style: 'deepObject', schema: { type: 'object' } }],
    }),
    'none, in an event': inWebhook(taking('header')),
  },
  {
    'that of a query, in a path': [inPath(taking('path', 'form')), `${IN_PATH}/parameters/0/style`],
    'one for objects, of a text': [
      inPath({ parameters: [{ name: 'id', in: 'query', style: 'deepObject', schema: { type: 'string' } }] }),
      `${IN_PATH}/parameters/0/style`,
    ],
    'that of a query, in an event': [inWebhook(taking('header', 'form')), `${IN_WEBHOOK}/parameters/0/style`],
  },
);
