import { type FieldError, isJsonObject } from '@telephony/contract';
import type { BodyOf, OperationId } from '../contract/contract.ts';

type FieldOf<Body> = (Body extends readonly (infer One)[] ? keyof One : keyof Body) & string;

interface FieldsWithoutEffect {
  ledger: string;
  reason: string;
  fields: { readonly [Id in OperationId]?: readonly FieldOf<BodyOf<Id>>[] };
}

const contactFields = [
  'groups',
  'labels',
  'speed_dial_mobile',
  'speed_dial_mobile_1',
  'speed_dial_mobile_2',
  'speed_dial_phone',
  'speed_dial_phone_1',
  'speed_dial_phone_2',
  'transfer_list',
] as const;

// Complete: a test tries every field of every request.
export const fieldsWithoutEffect: FieldsWithoutEffect[] = [
  {
    ledger: 'N-04',
    reason: 'the documents do not show what they do',
    fields: {
      login: ['device_fingerprint', 'remember_me'],
      loginWithSecondFactor: ['add_device', 'remember_me'],
    },
  },
  {
    ledger: 'C-13',
    reason: 'no response has them',
    fields: { createContact: contactFields, updateContact: contactFields, bulkUpdateContacts: ['labels'] },
  },
  {
    ledger: 'N-24',
    reason: 'no response has them',
    fields: {
      updateCall: ['action_text', 'action_url', 'labels'],
      createQueue: ['groups'],
      bulkUpdateUsers: ['groups'],
    },
  },
  {
    ledger: 'C-25',
    reason: 'a number has no integer as its ID, and `e164` names the number',
    fields: { bulkUpdateCallTrackingDdis: ['id'] },
  },
  {
    ledger: 'N-55',
    reason: 'the record has no such field',
    fields: { createQueue: ['agent_sounds'] },
  },
];

export function fieldsText({ fields, reason }: FieldsWithoutEffect): string {
  return `Accepted without effect, because ${reason}: ${fieldNames(fields)}.`;
}

export function fieldNames(fields: FieldsWithoutEffect['fields']): string {
  const all = Object.entries(fields).map(
    ([operation, names]) => `${names.map((name) => `\`${name}\``).join(', ')} of ${operation}`,
  );
  return all.join('; ');
}

const ringGroupFields = ['cli_prefix', 'moh_id'] as const;
const ivrFields = ['ext_dialing', 'language', 'post_sounds', 'ring_time'] as const;
const conferenceFields = ['ann_join_leave', 'monitor', 'pin', 'pin_pstn'] as const;

// Stored and shown settings that change no call. Complete: a test tries them.
export const keptFields: FieldsWithoutEffect = {
  ledger: 'N-64',
  reason: 'the sandbox has no sound and the documents do not say what the others do to a call',
  fields: {
    createQueue: [
      'ann_freq',
      'caller_sounds',
      'cli_prefix',
      'hold_ann',
      'ivr_id',
      'language',
      'liaf',
      'moh_id',
      'pos_ann',
      'post_call_ivr_id',
      'wait_time_prefix',
      'wrap_up_panel',
      'wrap_up_panel_timeout',
    ],
    createRingGroup: ringGroupFields,
    updateRingGroup: ringGroupFields,
    createIvr: [...ivrFields, 'random_choice'],
    updateIvr: ivrFields,
    createConference: conferenceFields,
    updateConference: conferenceFields,
  },
};

const USER_SETTINGS =
  'auto_answer_header call_barge_allowed cnam esc_cli fm_announcement_enabled fm_announcement_id ' +
  'fm_cli fm_confirm_required log_missed_calls monitor_transcript pickup_group_id transfer_cli vm_announcement_id vm_pin vm_tts';

// The same for records of a fixture. No operation sets these of users and numbers.
export const settingsWithoutEffect: Readonly<Record<string, readonly string[]>> = {
  users: USER_SETTINGS.split(' '),
  ddis: ['call_flow', 'cli_hide', 'cli_prefix', 'esc_enabled', 'has_fax_password'],
  queues: keptFields.fields.createQueue!.map((name) => name.replace(/^(moh|ivr)_id$/, '$1')),
  ringgroups: ringGroupFields,
  ivrs: keptFields.fields.createIvr!,
  conferences: conferenceFields,
};

const ABSENT_FEATURES = [
  'Sound: ring tones, announcements, music and menus are silent, and recordings beep.',
  'SIP phones: a user only has a number of `phones`, which the control plane answers.',
  'Call flows, pickup groups and transcripts.',
  'Groups and names in `source` and `destination` of routing rules.',
  'E-mails: the sandbox keeps them for `GET /_sandbox/mails`.',
];

export function notSimulatedText(): string {
  const names = (fields: readonly string[]) => fields.map((name) => `\`${name}\``).join(', ');
  const settings = Object.entries(settingsWithoutEffect).map(
    ([part, fields]) => `\`${part}\`: ${names(fields)}.`,
  );
  const sent = fieldsWithoutEffect.flatMap(({ fields }) =>
    Object.entries(fields).map(([operation, list]) => `\`${operation}\`: ${names(list)}.`),
  );
  return [...ABSENT_FEATURES, ...settings, ...sent].map((line) => `- ${line}`).join('\n');
}

const NO_WARNINGS: FieldError[] = [];

export function warningsFor(operation: OperationId, requestBody: unknown): FieldError[] {
  const fields = fieldsWithoutEffectById.get(operation);
  return fields ? fieldsIn(requestBody, fields) : NO_WARNINGS;
}

const fieldsWithoutEffectById = new Map<OperationId, ReadonlySet<string>>();
for (const { fields } of [...fieldsWithoutEffect, keptFields])
  for (const [operation, names] of Object.entries(fields) as [OperationId, string[]][])
    fieldsWithoutEffectById.set(
      operation,
      new Set([...(fieldsWithoutEffectById.get(operation) ?? []), ...names]),
    );

function fieldsIn(requestBody: unknown, fields: ReadonlySet<string>): FieldError[] {
  const [one] = Array.isArray(requestBody) ? (requestBody as unknown[]) : [requestBody];
  if (!isJsonObject(one)) return NO_WARNINGS;
  return Object.entries(one)
    .filter(([name, value]) => fields.has(name) && value !== null)
    .map(([name]) => ({ field: `body.${name}`, message: 'is kept or ignored, and changes nothing here' }));
}
