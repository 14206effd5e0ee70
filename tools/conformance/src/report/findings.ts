import type { Violation } from '../check/violation.ts';
import { counted } from './printable.ts';

/** What is wrong in the same way, at one place or many. */
export interface Finding {
  first: Violation;
  /** The other places, in the order in which they were seen. */
  others: Violation[];
}

/**
 * Violations by what is wrong: the same message about a field of the same name is one finding, whichever operations have it; so
 * is a filter that lets others through, by whichever field.
 */
export function findingsOf(violations: readonly Violation[]): Finding[] {
  const findings = new Map<string, Finding>();
  for (const violation of violations) {
    const { rule, kind, message, expected, pointer } = violation;
    const key = JSON.stringify(kind ? [rule, kind] : [rule, message, expected, pointer.split('/').at(-1)]);
    const known = findings.get(key);
    if (known) known.others.push(violation);
    else findings.set(key, { first: violation, others: [] });
  }
  return [...findings.values()];
}

/** `3 violations`, or with their places: `3 violations at 40 places`. */
export function countedFindings(violations: readonly Violation[]): string {
  const findings = findingsOf(violations).length;
  const places = new Set(violations.map(placeOf)).size;
  return `${counted(findings, 'violation')}${places > findings ? ` at ${places} places` : ''}`;
}

/** Where a violation was seen: `listCdrs 200 /data/0`. */
export function placeOf({ operationId, status, pointer }: Violation): string {
  return [operationId, status, pointer].filter((part) => part !== undefined && part !== '').join(' ');
}

/** `and 3 more places: listCdrs 200, listUsers 200, ...`; empty where there is no other. */
export function otherPlaces({ first, others }: Finding, most: number): string {
  const places = [...new Set(others.map(placeOf))].filter((place) => place !== placeOf(first));
  if (places.length === 0) return '';
  const shown = places.slice(0, most);
  const noun = places.length === 1 ? 'place' : 'places';
  return `and ${places.length} more ${noun}: ${[...shown, ...(places.length > most ? ['...'] : [])].join(', ')}`;
}
