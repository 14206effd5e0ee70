import type { FieldError, JsonSchema } from '@telephony/contract';
import { controlDocument } from '../contract/control-document.ts';
import type { TableName } from '../platform/core/tables.ts';

/** The schemas of what the sandbox keeps and no response shows, in the document of the control plane. */
const SCHEMAS: Partial<Record<TableName, string>> = {
  accounts: 'KeptAccount',
  calls: 'KeptCall',
  cdrs: 'KeptWithCampaign',
  challenges: 'Challenge',
  chatmsgs: 'KeptOfChatMessage',
  codes: 'KeptCode',
  ddis: 'KeptWithCampaign',
  deliveries: 'KeptDelivery',
  files: 'StoredFile',
  mails: 'Mail',
  monitors: 'KeptOfMonitor',
  queue_calls: 'QueueCall',
  queue_members: 'QueueMember',
  reportschedules: 'KeptOfReportSchedule',
  ringgroups: 'KeptOfRingGroup',
  tokens: 'KeptToken',
  users: 'KeptOfUser',
  webhooks: 'Webhook',
  wrap_ups: 'WrapUp',
};

/** What is wrong with a record by the sandbox's own schema. Empty when nothing is, or there is none for its table. */
export function checkKept(table: TableName, record: unknown, field: string): FieldError[] {
  const schema = SCHEMAS[table];
  return schema === undefined ? [] : check(schema, record, field);
}

/** What is wrong with something that shall happen later. */
export function checkAction(action: unknown, field: string): FieldError[] {
  return check('ScheduledAction', action, field);
}

/** By the names of the schemas: each object is compiled once. */
const references = new Map<string, JsonSchema>();

function check(schema: string, value: unknown, field: string): FieldError[] {
  let reference = references.get(schema);
  if (!reference) references.set(schema, (reference = { $ref: `#/components/schemas/${schema}` }));
  return controlDocument().schemas.check(reference, value, field);
}
