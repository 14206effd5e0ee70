import type { PlatformCore } from '../core.ts';
import type { Directory, Named } from '../../telephony/records/sides.ts';
import type { Contact, User } from '../../generated/schema.ts';
import { storyDomain } from '../../assumptions/assumptions.ts';

/** Names of parties and places by the records of the platform. */
export class StoreDirectory implements Directory {
  readonly gateway = gateway;
  readonly #core: PlatformCore;

  constructor(core: PlatformCore) {
    this.#core = core;
  }

  get domain(): string {
    return sipDomain(this.#core);
  }

  user(id: number): Named {
    const user = this.#core.store.tables.users.get(id);
    if (user) return userParty(this.#core, user);
    return { number: String(id), id: String(id), name: null, contact: null, userAgent: null };
  }

  outside(number: string, name: string | null): Named {
    const party = outsideParty(this.#core, number, name ?? undefined);
    return { ...party, name: party.name ?? this.#core.store.tables.ddis.get(number)?.name ?? null };
  }

  nameOf(kind: 'queue' | 'ringgroup' | 'ivr' | 'conference', id: number): string | null {
    const { queues, ringgroups, ivrs, conferences } = this.#core.store.tables;
    const tables = { queue: queues, ringgroup: ringgroups, ivr: ivrs, conference: conferences };
    return tables[kind].get(id)?.name ?? null;
  }

  campaignOf(number: string): number | null {
    return this.#core.store.tables.ddis.get(number)?.campaign_id ?? null;
  }
}

/** Address of the gateway to the outside. From a range that is reserved for documentation. */
const gateway = '192.0.2.17';

/** Properties of contacts that hold a phone number. */
const NUMBERS = ['mobile', 'mobile_1', 'mobile_2', 'tel', 'tel_1', 'tel_2'] as const;

function userParty({ store }: PlatformCore, user: User): Named {
  const ext = user.ext ?? String(user.id);
  const userAgent = store.tables.accounts.get(user.id)?.user_agent ?? DESK_PHONE;
  return {
    number: ext,
    id: String(user.id),
    name: nameOf(user),
    contact: `sip:${ext}@198.51.100.${(20 + Number(ext.slice(-2))) % 256}:5060`,
    userAgent,
  };
}

/** User agent of a user's phone unless the story says another. */
const DESK_PHONE = 'Desk 20/4.2';

/** A caller from outside, or a number outside that is called. Known contacts have a name. */
export function outsideParty({ store }: PlatformCore, number: string, name?: string): Named {
  const contact = contactOf(store, number);
  return {
    number,
    id: contact ? String(contact.id) : null,
    name: name ?? (contact ? nameOf(contact) : null),
    contact: `sip:${number}@${gateway}:5060`,
    userAgent: null,
  };
}

/** The contact with a number. Contacts write numbers with and without `+` (ledger O-15). */
function contactOf({ tables: { contacts } }: PlatformCore['store'], number: string): Contact | undefined {
  for (const written of [number, `+${number}`]) {
    for (const property of NUMBERS) {
      const [contact, ...others] = contacts.hash.get(property)!.find(written);
      if (contact) return others.reduce((first, one) => (one.id < first.id ? one : first), contact);
    }
  }
  return undefined;
}

function nameOf(who: User | Contact): string | null {
  const name = [who.first_name, who.last_name].filter(Boolean).join(' ');
  return name || ('company' in who ? (who.company ?? null) : null);
}

/** SIP domain of the account, for the Call-IDs that are made. */
function sipDomain({ store }: PlatformCore): string {
  for (const { me } of store.tables.accounts.values()) if (me.sip_domain) return me.sip_domain;
  return storyDomain;
}
