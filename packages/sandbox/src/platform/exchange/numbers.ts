import type { Destination } from '../../telephony/state/call.ts';
import { Rejection } from '../../telephony/state/command.ts';
import { letterOf, type Store as Stored } from '../store.ts';
import type { Onward } from '../../telephony/state/facts.ts';
import type { Collection } from '../../infrastructure/collection.ts';
import type { PlatformCore } from '../core.ts';

const E164 = /^\+?[1-9]\d{5,14}$/;
export const EXTENSION: RegExp = /^\d{1,5}$/;

type Store = Pick<Stored, 'tables'>;

const GROUP_KINDS = ['queue', 'ringgroup', 'ivr', 'conference'] as const;
// Places with a number in the plan of extensions.
export const PLACE_KINDS = ['user', ...GROUP_KINDS] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

interface PlaceRecord {
  id: number;
  name?: string | null;
  ext?: string | null;
  number?: number | null;
  confno?: number | null;
}

type PlaceTable = Pick<Collection<PlaceRecord>, 'find' | 'get' | 'list'>;

export function placeTable({ tables }: Store, kind: PlaceKind): PlaceTable {
  return tables[`${kind}s`];
}

export function internalNumber({ ext, number, confno }: PlaceRecord): string | number | undefined {
  return ext ?? number ?? confno ?? undefined;
}

type NumberRole = 'caller' | 'destination' | 'shown';

export function readNumber({ tables }: Store, text: string, role: NumberRole): string {
  if (!E164.test(text))
    throw new Rejection({ kind: 'no-number', role, number: text, own: tables.ddis.find(() => true)?.id });
  return text.replace('+', '');
}

// Up to five digits are an extension (ledger O-15). The account's own numbers lead where they lead for outside callers.
export function readDialled(store: Store, text: string): Destination {
  if (!EXTENSION.test(text)) {
    const number = readNumber(store, text, 'destination');
    return ownNumber(store, number) ?? { kind: 'number', number };
  }
  const destination = extensionOf(store, text);
  if (!destination) throw new Rejection({ kind: 'no-extension', extension: text });
  return destination;
}

export function destinationOf(store: Store, text: string): Destination | undefined {
  if (EXTENSION.test(text)) return extensionOf(store, text);
  return E164.test(text) ? readDialled(store, text) : undefined;
}

export function ownNumber(store: Store, number: string): Destination | undefined {
  const ddi = store.tables.ddis.get(number);
  const onward = ddi && finalDestination(ddi.target_type, ddi.target_id, null);
  return onward && onward.kind !== 'end' && placeExists(store, onward) ? onward : undefined;
}

export function placeExists(store: Store, place: Onward): boolean {
  if (place.kind === 'end' || place.kind === 'number') return true;
  if (place.kind === 'voicemail') return hasVoicemail(store, place.id);
  return placeTable(store, place.kind).get(place.id) !== undefined;
}

// Users, queues and ring groups have one.
export function hasVoicemail({ tables }: Store, id: number | null): boolean {
  return [tables.users, tables.queues, tables.ringgroups].some((table) => table.get(id ?? Number.NaN));
}

export function isDeadNumber(store: Store, number: string): boolean {
  return store.tables.ddis.get(number) !== undefined && ownNumber(store, number) === undefined;
}

export function extensionOf(store: Store, text: string): Destination | undefined {
  const [user] = store.tables.users.by('ext', text);
  if (user) return { kind: 'user', id: user.id };
  for (const kind of GROUP_KINDS) {
    const place = placeTable(store, kind).find((one) => internalNumber(one) === Number(text));
    if (place) return { kind, id: place.id };
  }
  return undefined;
}

// Letters of `final_dst_type` and `target_type` (Resources, User).
const DESTINATION_LETTERS: Record<string, PlaceKind | 'voicemail'> = {
  U: 'user',
  V: 'voicemail',
  R: 'ringgroup',
  I: 'ivr',
  Q: 'queue',
  C: 'conference',
};

// `box`: whose voicemail takes the call if the type is V without an ID.
export function finalDestination(
  type: string | number | null | undefined,
  id: number | null | undefined,
  box: number | null,
): Onward {
  const kind = DESTINATION_LETTERS[letterOf('final_dst_type', type) ?? ''];
  if (kind === 'voicemail') return { kind, id: id ?? box };
  return kind && typeof id === 'number' ? { kind, id } : { kind: 'end' };
}

export function freeInternalNumber({ store }: PlatformCore, least: number): number {
  const places = PLACE_KINDS.flatMap((kind) => placeTable(store, kind).list());
  const taken = new Set(places.map((place) => Number(internalNumber(place))));
  let number = least;
  while (taken.has(number)) number += 1;
  return number;
}

// Records write phone numbers without `+` (ledger O-15).
export function e164(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return E164.test(text) ? text.replace('+', '') : undefined;
}

// Country codes of one and of two digits; all others have three (ITU-T E.164).
const COUNTRY = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
const DEFAULT_COUNTRY = '44';

// A national number is in the country of the account's own numbers.
export function numberAdvice(text: string, own: string | undefined): string {
  const digits = text.replaceAll(/[\s()./-]/g, '').replace(/^\+|^00/, '');
  const [country = DEFAULT_COUNTRY] = COUNTRY.exec(own ?? '') ?? [];
  const number = e164(digits.replace(/^0/, country));
  const form = 'must be a number with its country code and without spaces, such as 447700900123';
  return number === undefined ? form : `${form}: write ${number}`;
}
