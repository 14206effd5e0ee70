import { type PlatformContract, responseExamples } from '../contract/contract.ts';
import type { Call } from '../generated/schema.ts';
import type { Stored } from '../infrastructure/collection.ts';
import type { TableName } from '../platform/store.ts';

/** Where the records of the contract's examples belong: the path of the GET that shows them, by table. */
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

/**
 * The records of the story that the contract's examples tell, by table: one with a given id has the same values wherever
 * it is shown, and the fullest is taken. So the sandbox, the mock and the documentation show the same day.
 */
export function storyRecords(contract: PlatformContract): Map<TableName, Stored[]> {
  const names = Object.keys(shownAt) as TableName[];
  return new Map(
    names.map((name) => {
      const records = (shownAt[name] ?? []).flatMap((path) => exampleData(contract, path));
      const fullest = new Map<string, Stored>();
      for (const record of records) {
        const known = fullest.get(String(record.id));
        if (!known || Object.keys(record).length > Object.keys(known).length)
          fullest.set(String(record.id), record);
      }
      return [name, [...fullest.values()].map((record) => structuredClone(record))];
    }),
  );
}

/** The records in the examples of the success response of a GET. */
export function exampleData({ operations }: PlatformContract, path: string): Stored[] {
  const operation = operations.find((one) => one.method === 'get' && one.path === path);
  return [...(operation?.responses.get('200')?.examples.values() ?? [])].flatMap(({ value }) => {
    const { data } = value as { data?: Stored | Stored[] };
    return data === undefined ? [] : [data].flat();
  });
}

/** The live calls of the story. */
export function storyCalls(contract: PlatformContract): Call[] {
  const examples = [
    ...responseExamples(contract, 'listCalls', 200).flatMap(({ data }) => data),
    ...responseExamples(contract, 'getCall', 200).map(({ data }) => data),
  ];
  return [...new Map(examples.map((call) => [call.id, call])).values()];
}
