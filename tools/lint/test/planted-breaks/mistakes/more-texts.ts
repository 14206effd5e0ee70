import type { Mistake } from './mistake.ts';

/** Mistakes in texts and dates: words, signs, and what is no date. */
export const inMoreTexts: Mistake[] = [
  {
    name: 'an American ending',
    file: 'paths/calls/calls-id-trace.yaml',
    find: 'An aid for support',
    write: 'A customized aid for support',
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
    find: 'description: A call to start for a user.',
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
    name: 'a pattern without anchors',
    file: 'components/schemas/SmsCreate.yaml',
    find: "pattern: '^",
    write: "pattern: '",
    says: /Write \^/,
  },
  {
    name: 'a part of another type',
    file: 'components/schemas/CallUpdate.yaml',
    find: '  dst:\n    type: string\n',
    write:
      '  dst:\n    type: string\n    allOf:\n      - type: integer\n        format: int64\n        description: A number.\n',
    says: /integer.*string.*no value/,
  },
  {
    name: 'a description that begins with a small letter',
    file: 'components/schemas/PickupGroup.yaml',
    find: 'description: Name ',
    write: 'description: name ',
    says: /small letter: name.*capital/,
  },
];
