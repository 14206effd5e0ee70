import { propertiesOf, recordSchema } from '@telephony/contract';
import { Refusal } from '@telephony/http';
import type { PlatformContract } from '../../contract/contract.ts';
import { bulkUpdate, remove, removeAll } from '../generic/remove.ts';
import { list } from '../generic/list.ts';
import { type Handlers, notFound, requireRecord } from '../generic/handler.ts';
import { partsResponse } from '../generic/present.ts';
import { codeOf } from '../../platform/store.ts';
import { resource } from '../generic/resource.ts';
import type { FilterCondition, Voicemessage } from '../../generated/schema.ts';
import { recordingLegId } from '../../platform/exchange/commit.ts';
import type { Platform } from '../../platform/platform.ts';

const uncount = ({ platform }: { platform: Platform }, message: Voicemessage): void =>
  count(platform, message, -1);

export const historyHandlers = {
  ...resource('monitors', 'Monitor'),
  listMonitors(request) {
    const filter = request.query.filter?.map((condition) => onRecordedLeg(request.platform, condition));
    return list('monitors')({ ...request, query: { ...request.query, ...(filter && { filter }) } });
  },
  deleteAllMonitors(request) {
    // AI dictionaries have the shape of recordings and go with them (ledger N-62, N-74).
    request.platform.store.tables.aidictionaries.clear();
    return removeAll('monitors', 202)(request);
  },
  ...resource('aidictionaries', 'MonitorAiDictionary'),
  listMonitorAiDictionaries(request) {
    // 404 is listed for the collection too: here it says that there is none.
    if (request.platform.store.tables.aidictionaries.size === 0) throw notFound();
    return list('aidictionaries')(request);
  },

  ...resource('voicemessages', 'Voicemessage', { before: uncount }),
  bulkUpdateVoicemessages: bulkUpdate('voicemessages', {
    change({ platform }, { folder }) {
      if (typeof folder !== 'string') return {};
      const code = codeOf(platform.store, 'folder', folder);
      return { folder: code, is_new: code === NEW_FOLDER };
    },
    after({ platform }, message, old) {
      if (message.is_new === old.is_new) return;
      count(platform, old, -1);
      count(platform, message, 1);
    },
  }),
  deleteAllVoicemessages: removeAll('voicemessages', 202, { before: uncount }),

  bulkUpdateCdrs: bulkUpdate('cdrs', {
    change({ platform: { contract } }, { id: _id, ...changes }) {
      refuseFieldsOfCall(contract, changes);
      return changes;
    },
  }),
  deleteAllCdrs: removeAll('cdrs', 204, {
    before: ({ platform }, { id }) => platform.store.tables.cdr_notes.delete(id),
  }),
  listCdrNotes({ platform, path }) {
    const { cdrs, cdr_notes: notes } = platform.store.tables;
    const note = notes.get(requireRecord(cdrs.get(path.id)).id);
    return partsResponse(platform, 'listCdrNotes', note ? [note] : []);
  },

  deleteChatMessages: remove('chatmsgs'),
  deleteAllChatMessages: removeAll('chatmsgs', 204),
  deleteAllStatements: removeAll('statements', 204),
} satisfies Partial<Handlers>;

// Which other fields can be sent is unknown (ledger N-40).
function refuseFieldsOfCall(contract: PlatformContract, changes: Record<string, unknown>): void {
  const operation = contract.operationsById.get('getCdr')!;
  const known = propertiesOf(contract.document, recordSchema(contract, operation));
  const errors = Object.keys(changes)
    .filter((name) => Object.hasOwn(known, name))
    .map((name) => ({ field: `body.${name}`, message: 'cannot be changed: it follows from the call' }));
  if (errors.length > 0) throw new Refusal(400, `${errors[0]!.field} ${errors[0]!.message}`, errors);
}

// A recording belongs to one leg; a filter finds it by any leg of the same talk (ledger N-73, O-83).
function onRecordedLeg<C extends FilterCondition>({ store }: Platform, condition: C): C {
  if (condition.property !== 'live_id') return condition;
  const { value } = condition;
  const recorded = (leg: unknown) => recordingLegId(store, leg);
  return { ...condition, value: Array.isArray(value) ? value.map(recorded) : recorded(value) };
}

// Messages in other folders are not new (ledger N-32).
const NEW_FOLDER = 0;

// Messages of a queue are counted nowhere.
function count({ store }: Platform, message: Voicemessage, by: 1 | -1): void {
  const name = message.is_new === true ? 'vm_new' : 'vm_old';
  const user = store.tables.users.get(message.extension_id ?? 0);
  if (user) store.tables.users.patch(user.id, { [name]: Math.max(0, (user[name] ?? 0) + by) });
}
