import type { PlatformContract } from '../../contract/contract.ts';
import { bulkUpdate } from '../generic/bulk-update.ts';
import { list } from '../generic/list.ts';
import { notFound } from '../generic/not-found.ts';
import { read } from '../generic/read.ts';
import { propertiesOf, recordSchema } from '@telephony/contract';
import { remove, removeAll } from '../generic/remove.ts';
import { subResource } from '../generic/sub-resource.ts';
import { Refusal } from '@telephony/http';
import { dictionary } from './dictionary.ts';
import type { HandlersOf } from '../generic/handler.ts';

/** What is left of calls, chats and the rest: CDRs, chats, faxes, statements. */
export const historyHandlers: HandlersOf<
  | 'listCdrs'
  | 'getCdr'
  | 'bulkUpdateCdrs'
  | 'deleteAllCdrs'
  | 'listCdrDictionaries'
  | 'listCdrNotes'
  | 'listMsdrDictionaries'
  | 'listChats'
  | 'getChat'
  | 'deleteChatMessages'
  | 'deleteAllChatMessages'
  | 'listFaxes'
  | 'deleteAllStatements'
> = {
  listCdrs: list('cdrs'),
  getCdr: read('cdrs'),
  bulkUpdateCdrs: bulkUpdate('cdrs', {
    change({ platform: { contract } }, { id: _id, ...changes }) {
      refuseFieldsOfCall(contract, changes);
      return changes;
    },
  }),
  deleteAllCdrs: removeAll('cdrs', 204, {
    before: ({ platform }, { id }) => platform.store.tables.cdr_notes.delete(id),
  }),
  listCdrDictionaries: dictionary('listCdrDictionaries'),
  listMsdrDictionaries: dictionary('listMsdrDictionaries'),

  listCdrNotes({ platform, path }) {
    const { cdrs, cdr_notes: notes } = platform.store.tables;
    if (!cdrs.get(path.id)) throw notFound();
    const note = notes.get(path.id);
    return { status: 200, body: subResource(platform, 'listCdrNotes', note ? [note] : []) };
  },

  listChats: list('chats'),
  getChat: read('chats'),
  deleteChatMessages: remove('chatmsgs'),
  deleteAllChatMessages: removeAll('chatmsgs', 204),
  listFaxes: list('faxes'),
  deleteAllStatements: removeAll('statements', 204),
};

/** What a call has left behind cannot be changed; which other fields can be sent is unknown (ledger N-40). Throws Refusal 400. */
function refuseFieldsOfCall(contract: PlatformContract, changes: Record<string, unknown>): void {
  const operation = contract.operations.find(({ operationId }) => operationId === 'getCdr')!;
  const known = propertiesOf(contract.document, recordSchema(contract, operation));
  const errors = Object.keys(changes)
    .filter((name) => Object.hasOwn(known, name))
    .map((name) => ({ field: `body.${name}`, message: 'cannot be changed: it follows from the call' }));
  if (errors.length > 0) throw new Refusal(400, `${errors[0]!.field} ${errors[0]!.message}`, errors);
}
