import type { Mistake } from './plant.ts';

export const inWorkflows: Mistake[] = [
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
