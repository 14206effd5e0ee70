import type { Mistake } from './mistake.ts';

/** Mistakes in statuses and in what they bring. */
export const inStatuses: Mistake[] = [
  {
    name: 'a range in small letters',
    file: 'paths/calls/calls-id.yaml',
    find: "'2XX':",
    write: "'2xx':",
    says: /2xx.*'2XX'/,
  },
  {
    name: 'a word for a status',
    file: 'paths/ping/ping.yaml',
    find: "'200':",
    write: 'ok:',
    says: /ok.*'200'/,
  },
  {
    name: 'a body of a 204',
    file: 'paths/calls/calls-id.yaml',
    find: '      description: The call is ended.\n',
    write:
      '      description: The call is ended.\n      content:\n        application/json:\n          schema:\n            $ref: ../../components/schemas/Error.yaml\n',
    says: /204 has no body.*Remove/,
  },
  {
    name: 'a key of operationId with a typing error',
    file: 'paths/me/me.yaml',
    find: 'operationId:',
    write: 'operationID:',
    says: /Did you mean operationId/,
    round: 3,
  },
  {
    name: 'an operationId twice',
    file: 'paths/cdrs/cdrs-id-notes.yaml',
    find: 'operationId: listCdrNotes',
    write: 'operationId: getCdr',
    says: /GET \/cdrs\/{id} has the operationId "getCdr" too.*another name/,
    round: 4,
  },
];
