import type { Mistake } from './mistake.ts';

const schema = (name: string) => `components/schemas/${name}.yaml`;

/** Mistakes in what people read. */
export const inTexts: Mistake[] = [
  {
    name: 'a mention of a path that does not exist',
    file: 'paths/voicemessages/voicemessages-id-mp3.yaml',
    find: '`GET /',
    write: '`GET /x',
    says: /There is no operation GET \/x.*Did you mean GET /,
  },
  {
    name: 'a mention of a method that the path does not have',
    file: 'paths/webcalls/webcalls.yaml',
    find: '`POST /calls`',
    write: '`PUT /calls`',
    says: /PUT \/calls\. .*Did you mean .*POST \/calls/,
  },
  {
    name: 'a mention of a field that does not exist',
    file: 'paths/cdrs/cdrs-id.yaml',
    find: '`live_id`',
    write: '`lived_id`',
    says: /lived_id.*Did you mean live_id\?/,
  },
  {
    name: 'a mention of an operation by an id that does not exist',
    file: 'paths/users/users.yaml',
    find: '    Returns ',
    write: '    See `listUser`. Returns ',
    says: /listUser.*Did you mean listUsers\?/,
  },
  {
    name: 'a misspelt word',
    file: 'paths/monitors/monitors-id.yaml',
    find: '    Returns ',
    write: '    Recieves and returns ',
    says: /Recieves/,
  },
  {
    name: 'American spelling',
    file: 'paths/usergroups/usergroups.yaml',
    find: '    Returns ',
    write: '    Sorted by color. Returns ',
    says: /color/,
  },
  {
    name: 'an address without TLS in a description',
    file: 'paths/msdrs/msdrs.yaml',
    find: '    Returns ',
    write: '    See http://docs.example.com/msdrs. Returns ',
    says: /http:\/\/.*https:\/\//,
  },
  {
    name: 'a section of the documents that does not exist',
    file: 'paths/calls/calls-id.yaml',
    find: 'x-source: Endpoints/Calls',
    write: 'x-source: Endpoint/Calls',
    says: /Endpoint\/Calls.*Did you mean Endpoints\/Calls\?/,
  },
  {
    name: 'a description with a note to oneself',
    file: schema('Ddi'),
    find: '    description: ',
    write: '    description: TODO ',
    says: /note to oneself/,
  },
  {
    name: 'a mention of a schema that does not exist',
    file: schema('User'),
    find: '  A user of the account',
    write: '  See `UserModel`. A user of the account',
    says: /UserModel/,
  },
  {
    name: 'a mention of a ledger entry that does not exist',
    file: schema('QueueCreate'),
    find: '    description: ',
    write: '    description: By ledger N-99, ',
    says: /N-99.*ledger\.yaml/,
  },
  {
    name: 'a misspelt word in a field',
    file: schema('AclRole'),
    find: '    description: ',
    write: '    description: Adress of the role. ',
    says: /Adress/,
  },
  {
    name: 'an address without TLS in an example of a field',
    file: schema('CallUpdate'),
    find: 'https://',
    write: 'http://',
    says: /https:\/\//,
  },
];
