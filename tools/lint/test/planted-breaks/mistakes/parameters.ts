import type { Mistake } from './mistake.ts';

/** Mistakes in parameters and in their examples. */
export const inParameters: Mistake[] = [
  {
    name: 'an operator that a filter does not have',
    file: 'paths/webcalls/webcalls.yaml',
    find: '"operator":"gte"',
    write: '"operator":"ge"',
    says: /There is no operator ge\. Did you mean gte/,
  },
  {
    name: 'a parameter that shows no value',
    file: 'paths/webcalls/webcalls.yaml',
    find: '      examples:\n        calldate:\n          summary: By the start of the call\n          value: calldate\n',
    write: '',
    says: /The parameter sort has no example\. Write examples/,
    on: 'name: sort',
  },
  {
    name: 'example beside examples',
    file: 'components/parameters/page.yaml',
    find: 'examples:\n',
    write: 'example: 2\nexamples:\n',
    says: /example.*Remove it/,
  },
  {
    name: 'a style of the query for a path',
    file: 'components/parameters/e164.yaml',
    find: 'in: path\n',
    write: 'in: path\nstyle: form\n',
    says: /style.*simple/,
  },
  {
    name: 'a number for an id',
    file: 'paths/cdrs/cdrs-id-notes.yaml',
    find: '$ref: ../../components/schemas/RecordId.yaml',
    write: 'type: number',
    says: /number.*RecordId/,
  },
  {
    name: 'a header that OpenAPI has tools ignore',
    file: 'paths/ping/ping.yaml',
    find: '  responses:\n',
    write:
      '  parameters:\n    - name: Content-Type\n      in: header\n      description: Type of the body.\n      schema:\n        type: string\n      examples:\n        json:\n          summary: JSON\n          value: application/json\n  responses:\n',
    says: /Content-Type.*Remove/,
  },
  {
    name: 'a filter without its last bracket',
    file: 'paths/calls/calls.yaml',
    find: '"value":"RINGING"}]',
    write: '"value":"RINGING"}',
    says: /not JSON.*Correct/,
  },
  {
    name: 'a filter by a field that the record does not have',
    file: 'paths/contacts/contacts.yaml',
    find: '{"property":"',
    write: '{"property":"un',
    says: /no field un/,
  },
  {
    name: 'a sort by a field that the record does not have',
    file: 'paths/users/users.yaml',
    find: 'value: last_name',
    write: 'value: lastname',
    says: /no field lastname.*Did you mean last_name/,
  },
];
