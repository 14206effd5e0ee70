import type { PlatformCore } from '../core/core.ts';
import type { Directory, Named } from '../../telephony/records/directory.ts';
import { gateway, outsideParty, sipDomain, userParty } from './parties.ts';

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
