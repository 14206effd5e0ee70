import { maximumPageSize, maxDeletedAtOnce } from '../../assumptions/assumptions.ts';
import { bulkUpdate, remove } from '../generic/remove.ts';
import { list } from '../generic/list.ts';
import { type Handlers, pathIds } from '../generic/handler.ts';
import { partsResponse, read } from '../generic/present.ts';
import { create, update } from '../generic/write.ts';
import { CONTACT_NUMBERS } from '../../platform/store.ts';
import { e164 } from '../../platform/exchange/numbers.ts';

export const contactHandlers = {
  listUserGroups: list('usergroups'),
  createUserGroup: create('usergroups'),
  getUserGroup: read('usergroups'),
  updateUserGroup: update('usergroups'),
  deleteUserGroup: remove('usergroups'),

  listUserGroupPolicies: list('usergrouppolicies'),
  createUserGroupPolicy: create('usergrouppolicies'),
  getUserGroupPolicy: read('usergrouppolicies'),
  updateUserGroupPolicy: update('usergrouppolicies'),
  deleteUserGroupPolicy: remove('usergrouppolicies'),

  listQueueGroups: list('queuegroups'),
  createQueueGroup: create('queuegroups'),
  getQueueGroup: read('queuegroups'),
  updateQueueGroup: update('queuegroups'),
  deleteQueueGroup: remove('queuegroups'),

  listCallLabels: list('calllabels'),
  createCallLabel: create('calllabels'),
  getCallLabel: read('calllabels'),
  updateCallLabel: update('calllabels'),
  deleteCallLabel: remove('calllabels'),

  listContacts: list('contacts'),
  createContact: create('contacts', {
    set: (_, { user_id: userId }) => ({
      global: typeof userId !== 'number',
      internal: false,
      nb_call_attempts: 0,
    }),
  }),
  bulkUpdateContacts: bulkUpdate('contacts', {
    change: (_, { id: _id, ...changes }) => changes,
  }),
  getContact: read('contacts'),
  updateContact: update('contacts'),
  deleteContacts(request) {
    const { body } = remove('contacts')(request);
    return { status: pathIds(request.path).length > maxDeletedAtOnce ? 202 : 204, body };
  },

  listContactCdrs({ platform, path }) {
    const { contacts, cdrs } = platform.store.tables;
    const contact = contacts.get(path.id);
    const numbers = new Set(CONTACT_NUMBERS.flatMap((name) => bothForms(contact?.[name])));
    const id = `contact:${path.id}`;
    const own = cdrs.list().filter(({ src, src_id: srcId, dst, dst_id: dstId }) => {
      return numbers.has(src ?? '') || numbers.has(dst ?? '') || srcId === id || dstId === id;
    });
    return partsResponse(platform, 'listCdrs', own.slice(-maximumPageSize));
  },
} satisfies Partial<Handlers>;

/** A number without and with `+` (ledger O-15). */
function bothForms(number: string | null | undefined): string[] {
  const plain = e164(number);
  return plain === undefined ? [] : [plain, `+${plain}`];
}
