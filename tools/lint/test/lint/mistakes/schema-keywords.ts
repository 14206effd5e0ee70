import type { Mistake } from './plant.ts';

const schema = (name: string) => `components/schemas/${name}.yaml`;

/** Mistakes in schemas that validators pass over: names twice, what fits no type, copied texts. */
export const inEvenMoreSchemas: Mistake[] = [
  {
    name: 'a description of another field',
    file: schema('Webcall'),
    find: 'description: Duration of the `from` side.',
    write: 'description: Charge for the `from` side.',
    says: /has the description of .*Say what each means/,
    on: 'Charge for the `from` side.',
  },
  {
    name: 'an enumeration without values',
    file: schema('Queue'),
    find: 'enum: [A]',
    write: 'enum: []',
    says: /enum lists no value.*List the values/,
  },
  {
    name: 'a required field twice',
    file: schema('RingGroup'),
    find: 'required: [id]',
    write: 'required: [id, id]',
    says: /required has id twice/,
  },
  {
    name: 'a mark twice',
    file: schema('Sms'),
    find: 'x-ledger: [N-57, O-45]',
    write: 'x-ledger: [N-57, N-57]',
    says: /x-ledger has N-57 twice/,
  },
  {
    name: 'a schema without description',
    file: schema('ConfirmationRequest'),
    find: 'description:',
    write: '# description:',
    says: /no description.*sentence/,
    on: 'type: object',
  },
  {
    name: 'a width with its digits exchanged',
    file: schema('Call'),
    find: 'format: int64',
    write: 'format: int46',
    says: /Did you mean int64\?/,
  },
  {
    name: 'x- before a word that needs none',
    file: schema('UserCollection'),
    find: '    items:',
    write: '    x-items:',
    says: /Did you mean items\?/,
  },
  {
    name: 'a length of a number',
    file: schema('Queue'),
    find: '    format: int64\n',
    write: '    format: int64\n    maxLength: 5\n',
    says: /maxLength.*integer.*string/,
  },
  {
    name: 'a closing in quotes',
    file: schema('ContactInput'),
    find: 'additionalProperties: false',
    write: "additionalProperties: 'false'",
    says: /Expected type `Schema`/,
  },
  {
    name: 'a null in a request',
    file: 'examples/sms/createSms-request.yaml',
    find: 'message: Your bike is ready to collect.',
    write: 'message: null',
    says: /`message` property type must be string/,
  },
  {
    name: 'the summary of another operation',
    file: 'paths/contacts/contacts-id.yaml',
    find: 'summary: Read one contact',
    write: 'summary: Read one user',
    says: /GET \/users\/\{id\}.*Say what each/,
  },
  {
    name: 'a collection that need not say its total, at a response with a mark',
    file: 'components/schemas/SmsCollection.yaml',
    find: 'required: [data, total]',
    write: 'required: [data]',
    says: /requires data and total; total is not both/,
    on: 'type: object',
  },
  {
    name: 'a value in another case than the others',
    file: 'components/schemas/Call.yaml',
    find: 'ON_HOLD, HANGUP, FAILED]',
    write: 'on_hold, HANGUP, FAILED]',
    says: /on_hold is in another case.*Write ON_HOLD/,
  },
  {
    name: 'an object that is sent, open in so many words',
    file: 'components/schemas/WebcallCreate.yaml',
    find: 'additionalProperties: false',
    write: 'additionalProperties: true',
    says: /is open.*additionalProperties: false/,
  },
];
