import { type JsonSchema, recordSchema } from '@telephony/contract';
import type { PlatformContract } from '../contract/contract.ts';
import type { TableName } from './store.ts';

export const shownAt: Partial<Record<TableName, string[]>> = {
  aclroles: ['/aclroles', '/aclroles/{id}'],
  calls: ['/calls', '/calls/{id}'],
  calllabels: ['/calllabels'],
  callflows: ['/callflows'],
  callmeback_buttons: ['/callmeback/buttons/{id}'],
  callmeback_cdrs: ['/callmeback/cdrs'],
  callmeback_settings: ['/callmeback/settings'],
  callmeback_visitors: ['/callmeback/visitors'],
  campaigns: ['/calltracking/campaigns'],
  cannedresponses: ['/sms/cannedresponses'],
  cdrs: ['/cdrs', '/cdrs/{id}'],
  cdr_notes: ['/cdrs/{id}/notes'],
  chatmsgs: ['/users/{id}/chatmsgs'],
  chats: ['/chats', '/chats/{id}'],
  conferences: ['/conferences'],
  contacts: ['/contacts', '/contacts/{id}'],
  ddis: ['/ddis', '/ddis/{e164}'],
  faxes: ['/faxes'],
  ivrs: ['/ivrs', '/ivrs/{id}'],
  mediasessions: ['/mediasessions'],
  monitors: ['/monitors', '/monitors/{id}'],
  aidictionaries: ['/monitors/aidictionary'],
  msdrs: ['/msdrs'],
  pickupgroups: ['/pickupgroups'],
  queuegroups: ['/queuegroups'],
  queues: ['/queues', '/queues/{id}'],
  reportschedules: ['/reportschedules'],
  ringgroups: ['/ringgroups'],
  routingrules: ['/routingrules'],
  sms: ['/sms', '/sms/{id}'],
  usergrouppolicies: ['/usergrouppolicies'],
  usergroups: ['/usergroups'],
  users: ['/users/{id}', '/users'],
  vmannouncements: ['/vmannouncements'],
  voicemessages: ['/voicemessages', '/voicemessages/{id}'],
  webcalls: ['/webcalls'],
};

export function shownSchema(contract: PlatformContract, table: TableName): JsonSchema | undefined {
  const [path] = shownAt[table] ?? [];
  const operation = contract.operations.find((one) => one.path === path && one.method === 'get');
  return operation && recordSchema(contract, operation);
}
