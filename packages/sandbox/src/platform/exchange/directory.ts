import type { PlatformCore } from '../core.ts';
import type { Directory, SideDetails } from '../../telephony/records/sides.ts';
import type { Contact, User } from '../../generated/schema.ts';
import { CONTACT_NUMBERS } from '../store.ts';
import { type PlaceKind, placeTable } from './numbers.ts';
import { storyDomain } from '../../assumptions/assumptions.ts';

export class StoreDirectory implements Directory {
  readonly gateway = gateway;
  readonly #core: PlatformCore;

  constructor(core: PlatformCore) {
    this.#core = core;
  }

  get domain(): string {
    const { accounts } = this.#core.store.tables;
    return accounts.find(({ me }) => Boolean(me.sip_domain))?.me.sip_domain ?? storyDomain;
  }

  user(id: number): SideDetails {
    const { users, accounts } = this.#core.store.tables;
    const user = users.get(id);
    if (!user) return { number: String(id), id: String(id), name: null, contact: null, userAgent: null };
    const ext = user.ext ?? String(id);
    return {
      number: ext,
      id: String(id),
      name: fullName(user),
      contact: `sip:${ext}@198.51.100.${(20 + Number(ext.slice(-2))) % 256}:5060`,
      userAgent: accounts.get(id)?.user_agent ?? DESK_PHONE,
    };
  }

  outside(number: string, name: string | null): SideDetails {
    const party = outsideParty(this.#core, number, name ?? undefined);
    return { ...party, name: party.name ?? this.#core.store.tables.ddis.get(number)?.name ?? null };
  }

  voicemail(id: number | null): ReturnType<Directory['voicemail']> {
    if (id === null) return { id: null, name: null, user: null };
    const { users, queues, ringgroups } = this.#core.store.tables;
    const user = users.get(id);
    const name = user ? fullName(user) : ((queues.get(id) ?? ringgroups.get(id))?.name ?? null);
    return { id: String(id), name, user: user ? id : null };
  }

  nameOf(kind: PlaceKind, id: number): string | null {
    return placeTable(this.#core.store, kind).get(id)?.name ?? null;
  }

  campaignOf(number: string): number | null {
    return this.#core.store.tables.ddis.get(number)?.campaign_id ?? null;
  }
}

// From a range that is reserved for documentation.
const gateway = '192.0.2.17';

const DESK_PHONE = 'Desk 20/4.2';

export function outsideParty({ store }: PlatformCore, number: string, name?: string): SideDetails {
  const contact = contactOf(store, number);
  return {
    number,
    id: contact ? String(contact.id) : null,
    name: name ?? (contact ? fullName(contact) : null),
    contact: `sip:${number}@${gateway}:5060`,
    userAgent: null,
  };
}

// Contacts write numbers with and without `+` (ledger O-15).
function contactOf({ tables: { contacts } }: PlatformCore['store'], number: string): Contact | undefined {
  for (const written of [number, `+${number}`]) {
    for (const property of CONTACT_NUMBERS) {
      const [contact, ...others] = contacts.by(property, written);
      if (contact) return others.reduce((first, one) => (one.id < first.id ? one : first), contact);
    }
  }
  return undefined;
}

export function fullName(who: User | Contact): string | null {
  const name = `${who.first_name ?? ''} ${who.last_name ?? ''}`.trim();
  return name || ('company' in who ? (who.company ?? null) : null);
}
