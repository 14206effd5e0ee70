import type { Mistake } from './plant.ts';

/** Mistakes in examples, of parameters too. */
export const inExamples: Mistake[] = [
  {
    name: 'an operator that a filter does not have',
    file: 'paths/webcalls/webcalls.yaml',
    find: '"operator":"gte"',
    write: '"operator":"ge"',
    says: /There is no operator ge\. Did you mean gte/,
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
    name: 'the address of a real host',
    file: 'examples/users/getUser-response.yaml',
    find: 'harbourlane.example',
    write: 'harbourlane.com',
    says: /\.example/,
  },
];
