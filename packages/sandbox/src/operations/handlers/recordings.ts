import { bulkUpdate } from '../generic/bulk-update.ts';
import { codeOf } from '../generic/codes.ts';
import { list } from '../generic/list.ts';
import { notFound } from '../generic/not-found.ts';
import { read } from '../generic/read.ts';
import { remove, removeAll } from '../generic/remove.ts';
import { update } from '../generic/write.ts';
import type { Voicemessage } from '../../generated/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../generic/handler.ts';

const forgetMessage = ({ platform }: { platform: Platform }, message: Voicemessage): void => {
  count(platform, message, message.is_new === true ? 'vm_new' : 'vm_old', -1);
};

/** Recordings of calls, and messages of voicemail. */
export const recordingHandlers: HandlersOf<
  | 'listMonitors'
  | 'deleteAllMonitors'
  | 'getMonitor'
  | 'updateMonitor'
  | 'deleteMonitors'
  | 'listMonitorAiDictionaries'
  | 'getMonitorAiDictionary'
  | 'listVoicemessages'
  | 'bulkUpdateVoicemessages'
  | 'deleteAllVoicemessages'
  | 'getVoicemessage'
  | 'deleteVoicemessages'
> = {
  listMonitors: list('monitors'),
  deleteAllMonitors(request) {
    // AI dictionaries have the shape of recordings and go with them (ledger N-62, N-74).
    request.platform.store.tables.aidictionaries.clear();
    return removeAll('monitors', 202)(request);
  },
  getMonitor: read('monitors'),
  updateMonitor: update('monitors'),
  deleteMonitors: remove('monitors'),

  listMonitorAiDictionaries(request) {
    // 404 is listed for the collection too: here it says that there is none.
    if (request.platform.store.tables.aidictionaries.size === 0) throw notFound();
    return list('aidictionaries')(request);
  },
  getMonitorAiDictionary: read('aidictionaries'),

  listVoicemessages: list('voicemessages'),
  bulkUpdateVoicemessages: bulkUpdate('voicemessages', {
    change({ platform }, { folder }) {
      if (typeof folder !== 'string') return {};
      const code = codeOf(platform.store, 'folder', folder);
      return { folder: code, is_new: code === NEW_FOLDER };
    },
    after({ platform }, message, old) {
      if (message.is_new === old.is_new) return;
      forgetMessage({ platform }, old);
      count(platform, message, message.is_new === true ? 'vm_new' : 'vm_old', 1);
    },
  }),
  deleteAllVoicemessages: removeAll('voicemessages', 202, { before: forgetMessage }),
  getVoicemessage: read('voicemessages'),
  deleteVoicemessages: remove('voicemessages', { before: forgetMessage }),
};

/** The folder that new messages are in; in any other a message is not new (ledger N-32). */
const NEW_FOLDER = 0;

/** Keeps the counts of a user's messages. Messages of a queue are counted nowhere. */
function count({ store }: Platform, message: Voicemessage, name: 'vm_new' | 'vm_old', by: number): void {
  const user = store.tables.users.get(message.extension_id ?? 0);
  if (user) store.tables.users.patch(user.id, { [name]: Math.max(0, (user[name] ?? 0) + by) });
}
