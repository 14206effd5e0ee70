import type { Mistake } from './plant.ts';

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
    name: 'a style of the query for a path',
    file: 'components/parameters/e164.yaml',
    find: 'in: path\n',
    write: 'in: path\nstyle: form\n',
    says: /style.*simple/,
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
    name: 'a choice of fields that the record does not have',
    file: 'paths/ivrs/ivrs.yaml',
    find: 'ivrs: id,name,number',
    write: 'ivrs: id,nam,number',
    says: /no field nam\. Did you mean name/,
    round: 6,
  },
  {
    name: 'a sort by a field that the record does not have',
    file: 'paths/users/users.yaml',
    find: 'value: last_name',
    write: 'value: lastname',
    says: /no field lastname.*Did you mean last_name/,
    round: 6,
  },
];

/** Mistakes in examples. */
export const inExamples: Mistake[] = [
  {
    name: 'a number without quotes',
    file: 'examples/contacts/createContact-request.yaml',
    find: "tel: '442079460955'",
    write: 'tel: 442079460955',
    says: /tel.*string/,
    round: 6,
  },
  {
    name: 'a field of a request with a typing error',
    file: 'examples/sms/createSms-request.yaml',
    find: 'message:',
    write: 'mesage:',
    says: /mesage/,
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
    on: 'value:',
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
