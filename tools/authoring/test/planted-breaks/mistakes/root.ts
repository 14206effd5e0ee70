import type { Mistake } from './mistake.ts';

const mistakes: Omit<Mistake, 'file'>[] = [
  {
    name: 'a path that points at the file of its neighbour',
    find: '$ref: paths/chats/chats-id.yaml',
    write: '$ref: paths/chats/chats.yaml',
    says: /chats-id\.yaml/,
    alone: true,
    on: '$ref: paths/chats/chats.yaml',
  },
  {
    name: 'a path with a slash at its end',
    find: '  /logout:',
    write: '  /logout/:',
    says: /slash/,
    alone: true,
  },
  {
    name: 'a path in camel case',
    find: '  /calllabels:',
    write: '  /callLabels:',
    says: /callLabels.*calllabels/,
    alone: true,
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
    alone: true,
    on: 'paths/users/users-id-audio.yaml:parameters:',
  },
  {
    name: 'an event that is not in the document',
    find: '  call.dtmf:\n    $ref: webhooks/call.dtmf.yaml\n',
    write: '',
    says: /call\.dtmf/,
    alone: true,
    on: 'webhooks/call.dtmf.yaml:post:',
  },
];

/** Mistakes in the root document. */
export const inRoot: Mistake[] = mistakes.map((mistake) => ({ ...mistake, file: 'openapi.yaml' }));
