import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '@telephony/contract';
import { isScalar } from './read-page.ts';

/** Fields that a server changes by itself. */
const ITS_OWN = /(?:last_|updated_)/;

/**
 * A field in which two readings of one record differ, of those that both have with a value of the same type. */
export function differingField(one: JsonObject, other: JsonObject): string | undefined {
  return Object.keys(one).find((name) => {
    const [here, there] = [one[name], other[name]];
    return (
      !ITS_OWN.test(name) &&
      isComparable(here) &&
      isComparable(there) &&
      typeof here === typeof there &&
      !isDeepStrictEqual(plain(here), plain(there))
    );
  });
}

/** A field whose value is another one in a later reading by the same operation, of those that both have. */
export function changedField(
  before: JsonObject,
  after: JsonObject,
  except: readonly string[] = [],
): string | undefined {
  return Object.keys(before).find(
    (name) =>
      name in after &&
      !ITS_OWN.test(name) &&
      !except.includes(name) &&
      !isDeepStrictEqual(before[name], after[name]),
  );
}

/** Numbers come with and without `+` (ledger O-15), a bare date is its midnight (O-44). */
function plain(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? `${value} 00:00:00` : value.replace(/^\+(?=\d)/, '');
}

function isComparable(value: unknown): boolean {
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}
