import type { Mistake } from './mistake.ts';

const mistakes: Omit<Mistake, 'file'>[] = [
  {
    name: 'a path that points at the file of its neighbour',
    find: '$ref: paths/chats/chats-id.yaml',
    write: '$ref: paths/chats/chats.yaml',
    says: /chats-id\.yaml/,
    round: 4,
    on: '$ref: paths/chats/chats.yaml',
  },
  {
    name: 'a path with a slash at its end',
    find: '  /logout:',
    write: '  /logout/:',
    says: /slash/,
    round: 1,
  },
  {
    name: 'a path in camel case',
    find: '  /calllabels:',
    write: '  /callLabels:',
    says: /callLabels.*calllabels/,
    round: 1,
  },
  {
    name: 'a server without TLS',
    find: 'url: https://{host}',
    write: 'url: http://{host}',
    says: /https:\/\//,
  },
  {
    name: 'a tag without description',
    find: '    description: Teams.\n',
    write: '',
    says: /description/,
    on: '- name: User groups',
  },
  {
    name: 'a tag that is in no group',
    find: 'tags: [CDRs, Monitors,',
    write: 'tags: [CDRs,',
    says: /Monitors.*x-tagGroups/,
    on: '- name: Monitors',
  },
  {
    name: 'a group of a tag that does not exist',
    find: 'tags: [Contacts, Users,',
    write: 'tags: [Contact, Users,',
    says: /Contact.*Did you mean Contacts\?/,
  },
  {
    name: 'a tag of no operation',
    find: '  - name: Call labels\n',
    write:
      '  - name: Parking\n    description: Parked calls.\n    x-source: Endpoints/Calls\n  - name: Call labels\n',
    says: /No operation has the tag Parking.*remove it/,
    round: 5,
  },
  {
    name: 'a tag that is renamed in the list alone',
    find: '  - name: ACL roles',
    write: '  - name: ACL role',
    says: /ACL role\. Did you mean ACL roles\?/,
    round: 2,
  },
  {
    name: 'a second server',
    find: 'security:\n  - token',
    write:
      '  - url: https://other.example.com/v1.2/voice\n    description: Another.\n    x-source: Versioning\nsecurity:\n  - token',
    says: /second server.*Remove/,
  },
  {
    name: 'another version of OpenAPI',
    find: 'openapi: 3.1.1',
    write: 'openapi: 3.0.3',
    says: /3\.0\.3.*3\.1\.1/,
    alone: true,
  },
  {
    name: 'a path with a query',
    find: '  /faxes:',
    write: '  /faxes?kind=sent:',
    says: /query.*\/faxes/,
    round: 2,
  },
  {
    name: 'a path twice, with another name of its parameter',
    find: '  /faxes:\n',
    write: '  /users/{user}/calls:\n    $ref: paths/users/users-id-calls.yaml\n  /faxes:\n',
    says: /\{user\}.*Join/,
    on: '  /users/{id}/calls:',
    round: 3,
  },
  {
    name: 'a version that is none',
    find: 'version: 0.3.0',
    write: 'version: v0.3',
    says: /version.*0\.3\.0|three/,
  },
  {
    name: 'a mention of a ledger entry that does not exist',
    find: '(ledger O-70)',
    write: '(ledger O-700)',
    says: /O-700/,
  },
  {
    name: 'a path item that is not in the document',
    find: '  /users/{id}/audio:\n    $ref: paths/users/users-id-audio.yaml\n',
    write: '',
    says: /users-id-audio\.yaml/,
    round: 6,
    on: 'paths/users/users-id-audio.yaml:parameters:',
  },
  {
    name: 'an event that is not in the document',
    find: '  call.dtmf:\n    $ref: webhooks/call.dtmf.yaml\n',
    write: '',
    says: /call\.dtmf/,
    round: 1,
    on: 'webhooks/call.dtmf.yaml:post:',
  },
];

/** Mistakes in the root document. */
export const inRoot: Mistake[] = mistakes.map((mistake) => ({ ...mistake, file: 'openapi.yaml' }));
