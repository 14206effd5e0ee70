import type { Mistake } from './mistake.ts';

/** Mistakes in examples. */
export const inExamples: Mistake[] = [
  {
    name: 'a number without quotes',
    file: 'examples/contacts/createContact-request.yaml',
    find: "tel: '442079460955'",
    write: 'tel: 442079460955',
    says: /tel.*string/,
  },
  {
    name: 'a field of a request with a typing error',
    file: 'examples/sms/createSms-request.yaml',
    find: 'message:',
    write: 'mesage:',
    says: /mesage.*Did you mean message\?/,
  },
  {
    name: 'a field of a response with a typing error',
    file: 'examples/contacts/getContact-response.yaml',
    find: 'first_name:',
    write: 'frist_name:',
    says: /frist_name.*Did you mean first_name\?/,
  },
  {
    name: 'a field of an event with a typing error',
    file: 'examples/webhooks/call.missed-leg.yaml',
    find: 'root_call_id:',
    write: 'root_cal_id:',
    says: /root_cal_id.*Did you mean root_call_id\?/,
  },
  {
    name: 'a time in another form',
    file: 'examples/faxes/listFaxes-response.yaml',
    find: "created_at: '2026-11-20 10:30:00'",
    write: "created_at: '2026-11-20T10:30:00Z'",
    says: /created_at.*pattern/,
  },
  {
    name: 'an example that nothing uses',
    file: 'examples/contacts/listContacts-second.yaml',
    find: '',
    write: 'summary: A second page\nvalue:\n  data: []\n  total: 0\n',
    says: /nothing refers/i,
  },
  {
    name: 'an example that nobody can tell from others',
    file: 'examples/faxes/listFaxes-response.yaml',
    find: 'summary: ',
    write: '# summary: ',
    says: /summary/,
    on: '# summary: ',
  },
  {
    name: 'a member with a typing error',
    file: 'examples/me/getMe-response.yaml',
    find: 'value:\n',
    write: 'vlaue:\n',
    says: /vlaue.*Did you mean value\?/,
  },
  {
    name: 'the address of a real host',
    file: 'examples/users/getUser-response.yaml',
    find: 'harbourlane.example',
    write: 'harbourlane.com',
    says: /\.example/,
  },
  {
    name: 'a field that the request does not have',
    file: 'examples/conferences/createConference-request.yaml',
    find: 'value:\n',
    write: 'value:\n  ann_join_leaves: true\n',
    says: /ann_join_leaves.*Did you mean ann_join_leave\?/,
  },
];
