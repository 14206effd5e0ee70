import type { JsonObject } from '@telephony/contract';
import {
  ANSWER_SCHEMA,
  answering,
  contract,
  IN_PATH,
  inPath,
  inWebhook,
  taking,
} from '../support/contract.ts';
import { ledger } from '../support/ledger.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const id = { type: 'integer' };
const name = { type: ['string', 'null'] };
const record = (properties: JsonObject, required = ['id']) => ({ type: 'object', required, properties });
const single = (data: JsonObject) => answering({ type: 'object', properties: { data } });
const list = (items: JsonObject) => single({ type: 'array', items });
const at = `${IN_PATH}${ANSWER_SCHEMA}/properties/data`;
const marked = (about: string[]) =>
  contract(
    {
      paths: {
        '/cdrs': {
          get: single(record({ id, name: { type: 'string', 'x-ledger': 'N-01' } }, ['id', 'name'])),
        },
      },
    },
    ledger({ 'N-01': { about } }),
  );

export const cases: RuleCases = ruleCases(
  {
    'an id, and what may be null': inPath(single(record({ id, name }))),
    'known by its token': inPath(list(record({ token: { type: 'string' }, name }, ['token']))),
    'null as one of several types': inPath(
      single(record({ id, name: { anyOf: [{ type: 'string' }, { type: 'null' }] } })),
    ),
    'no type at all': inPath(single(record({ id, name: {} }))),
    'a field that is promised': marked(['presence']),
    'an event, which has a rule of its own': inWebhook(taking(record({ id, name: { type: 'string' } }))),
    'a request': inPath(taking(record({ name: { type: 'string' } }, ['name'])), 'post'),
  },
  {
    'no id among what is required': [inPath(single(record({ id, name }, []))), at],
    'another field that is required': [
      inPath(list(record({ id, name }, ['id', 'name']))),
      `${at}/items/required`,
    ],
    'a field that cannot be null': [
      inPath(single(record({ id, name: { type: 'string' } }))),
      `${at}/properties/name`,
    ],
    'a mark about something else': [marked(['fields']), `${at}/required`],
    'a part of a record': [
      inPath(single({ allOf: [record({ id, name: { type: 'string' } })] })),
      `${at}/allOf/0/properties/name`,
    ],
  },
);
