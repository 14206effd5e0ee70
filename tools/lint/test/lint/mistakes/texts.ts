import type { Mistake } from './plant.ts';

/** Mistakes in texts and dates: words, signs, and what is no date. */
export const inMoreTexts: Mistake[] = [
  {
    name: 'the silence of the documents',
    file: 'paths/callflows/callflows.yaml',
    find: 'Returns ',
    write: 'The order is not documented. Returns ',
    says: /is not documented.*x-ledger/,
  },
  {
    name: 'the silence of the documents in other words',
    file: 'paths/ivrs/ivrs.yaml',
    find: 'Returns ',
    write: 'The documents do not say in which order. Returns ',
    says: /do not say.*x-ledger/,
  },
  {
    name: 'an American ending',
    file: 'paths/calls/calls-id-trace.yaml',
    find: 'Use it to help users',
    write: 'Use it to help customized users',
    says: /customized.*customised/,
  },
  {
    name: 'quotes of a word processor',
    file: 'paths/faxes/faxes.yaml',
    find: 'Returns ',
    write: 'Returns “all” and ',
    says: /U\+201C.*Write "/,
  },
  {
    name: 'an empty description',
    file: 'components/schemas/CallCreate.yaml',
    find: 'description: A call for a user to make.',
    write: "description: ''",
    says: /empty.*Write/,
  },
  {
    name: 'a day that is not in the calendar',
    file: 'examples/webhooks/sms.received-user.yaml',
    find: '2026-11-20 09:58:40',
    write: '2026-11-31 09:58:40',
    says: /no 2026-11-31.*calendar/,
  },
  {
    name: 'an hour that is not on the clock',
    file: 'components/schemas/CallEvent.yaml',
    find: '2026-11-20 09:05:22',
    write: '2026-11-20 25:05:22',
    says: /no 2026-11-20 25/,
  },
  {
    name: 'a description that begins with a small letter',
    file: 'components/schemas/PickupGroup.yaml',
    find: 'description: Name ',
    write: 'description: name ',
    says: /small letter: name.*capital/,
  },
  ...[
    '\\`<meta http-equiv="refresh">\\`',
    '<svg onload="a()">',
    '<!-- a -->',
    '![a](https://a.example/b.png)',
    '[a](javascript:b)',
    '[a]( JAVA&#115;CRIPT:b)',
    '<vbscript:b>',
    '``a` <b> c',
  ].map((markup, index): Mistake => ({
    name: `markup ${markup}`,
    file: `paths/${['calls/calls', 'cdrs/cdrs', 'sms/sms', 'users/users', 'queues/queues', 'ddis/ddis', 'chats/chats', 'contacts/contacts'][index]}.yaml`,
    find: 'Returns',
    write: `${markup} Returns`,
    says: /HTML, a picture, or a link to no page.*backquotes/,
  })),
];

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
