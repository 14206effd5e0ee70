import type { Mistake } from './plant.ts';

/** Mistakes in webhooks and events. */
export const inWebhooks: Mistake[] = [
  {
    name: 'a mention of an event that does not exist',
    file: 'webhooks/call.connected.yaml',
    find: '`call.hangup`',
    write: '`call.hungup`',
    says: /call\.hungup.*Did you mean call\.hangup\?/,
  },
];

/** Mistakes in workflows. */
export const inWorkflows: Mistake[] = [
  {
    name: 'an operation that does not exist',
    file: 'workflows/send-sms.arazzo.yaml',
    find: 'telephony.getSms',
    write: 'telephony.getSmss',
    says: /getSmss.*Did you mean getSms\?/,
  },
  {
    name: 'a step without success',
    file: 'workflows/sign-in.arazzo.yaml',
    find: '          - condition: $statusCode ==',
    write: '          - condition: $response.body#/data/id ==',
    says: /\$statusCode/,
    on: 'stepId: logIn',
  },
  {
    name: 'a field of the body that the operation does not take',
    file: 'workflows/bulk-change.arazzo.yaml',
    find: 'group_name: $inputs.group\n',
    write: 'grup_name: $inputs.group\n',
    says: /grup_name.*Did you mean group_name\?/,
  },
  {
    name: 'an input that is not declared',
    file: 'workflows/voicemail.arazzo.yaml',
    find: 'value: $inputs.token',
    write: 'value: $inputs.tokn',
    says: /tokn/,
  },
  {
    name: 'an output of a step that does not exist',
    file: 'workflows/report-schedule.arazzo.yaml',
    find: '$steps.make.',
    write: '$steps.maek.',
    says: /Did you mean/,
  },
  {
    name: 'a pointer to a field that the response does not have',
    file: 'workflows/call-records.arazzo.yaml',
    find: '$response.body#/data/',
    write: '$response.body#/dta/',
    says: /no field dta.*Did you mean data/,
  },
  {
    name: 'a parameter that the operation does not take',
    file: 'workflows/recordings.arazzo.yaml',
    find: '          - name: limit',
    write: '          - name: limt',
    says: /limt.*Did you mean limit\?/,
  },
  {
    name: 'a status that the operation does not declare',
    file: 'workflows/click-to-call.arazzo.yaml',
    find: '$statusCode == 201',
    write: '$statusCode == 210',
    says: /210/,
  },
  {
    name: 'a misspelt word in a workflow',
    file: 'workflows/queue-agent.arazzo.yaml',
    find: 'description: >-\n      ',
    write: 'description: >-\n      Seperately: ',
    says: /Seperately/,
  },
  {
    name: 'a step with the id of another',
    file: 'workflows/empty-collection.arazzo.yaml',
    find: '      - stepId: ',
    write: '      - stepID: ',
    says: /stepID.*Did you mean stepId\?/,
  },
  {
    name: 'a source at another address',
    file: 'workflows/send-sms.arazzo.yaml',
    find: 'url: ../dist/openapi.json',
    write: 'url: ../dist/openap.json',
    says: /url: \.\.\/dist\/openapi\.json/,
  },
  {
    name: 'a source of another name',
    file: 'workflows/errors.arazzo.yaml',
    find: '- name: telephony\n',
    write: '- name: telephny\n',
    says: /name: telephony/,
  },
];
