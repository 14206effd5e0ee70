/** How records name a party or a place. */
export interface Named {
  /** Number or extension. */
  number: string;
  /** Id of the user, of the contact outside, or of the place; null where there is none. */
  id: string | null;
  name: string | null;
  /** SIP address; null where it has none. */
  contact: string | null;
  userAgent: string | null;
}

/** What records need to know beside the calls. Reading changes nothing. */
export interface Directory {
  user(id: number): Named;
  /** A number outside. Known contacts have a name. */
  outside(number: string, name: string | null): Named;
  /** The name of a queue, ring group, IVR or conference. */
  nameOf(kind: 'queue' | 'ringgroup' | 'ivr' | 'conference', id: number): string | null;
  /** The call-tracking campaign that a number counts for. */
  campaignOf(number: string): number | null;
  /** Domain of the account's SIP addresses, and the address of the gateway to the outside. */
  readonly domain: string;
  readonly gateway: string;
}
