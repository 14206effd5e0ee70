import type { Mistake } from './mistake.ts';

/** Mistakes in overlays and in the sources of workflows. */
export const inOverlays: Mistake[] = [
  {
    name: 'a target that selects nothing',
    file: 'overlays/v1.1.overlay.yaml',
    find: '$.info',
    write: '$.infos',
    says: /infos selects nothing.*Correct/,
  },
  {
    name: 'a base that is not there',
    file: 'overlays/v1.2.overlay.yaml',
    find: '../dist/openapi.json',
    write: '../openapi.json',
    says: /extends: \.\.\/dist\/openapi\.json/,
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
