import { maximumPageSize, maxDeletedAtOnce } from '../../assumptions/assumptions.ts';
import { bulkUpdate, remove } from '../generic/remove.ts';
import { type Handlers, pathIds } from '../generic/handler.ts';
import { partsResponse } from '../generic/present.ts';
import { resource } from '../generic/resource.ts';
import { CONTACT_NUMBERS } from '../../platform/store.ts';
import { e164 } from '../../platform/exchange/numbers.ts';

export const contactHandlers = {
  ...resource('contacts', 'Contact', {
    set: (_, { user_id: userId }, old) =>
      old ? {} : { global: typeof userId !== 'number', internal: false, nb_call_attempts: 0 },
  }),
  bulkUpdateContacts: bulkUpdate('contacts', {
    change: (_, { id: _id, ...changes }) => changes,
  }),
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
