import type { Violation } from '../check/violation.ts';
import type { AcceptedDeviation } from './read-baseline.ts';

/** Violations by whether they are known. */
export interface Accepted {
  /** News. */
  violations: Violation[];
  accepted: { ledger: string; reason: string; violation: Violation }[];
  /** What was accepted and was not seen: it may be over. */
  notSeen: AcceptedDeviation[];
}

/** Tells what is accepted from what is news. */
export function accept(found: readonly Violation[], baseline: readonly AcceptedDeviation[]): Accepted {
  const result: Accepted = { violations: [], accepted: [], notSeen: [] };
  const used = new Set<AcceptedDeviation>();
  for (const violation of found) {
    const known = baseline.find(({ where }) => isAbout(where, violation));
    if (!known) result.violations.push(violation);
    else {
      used.add(known);
      result.accepted.push({ ledger: known.ledger, reason: known.reason, violation });
    }
  }
  result.notSeen = baseline.filter((entry) => !used.has(entry));
  return result;
}

function isAbout({ operation, ...where }: AcceptedDeviation['where'], violation: Violation): boolean {
  const places: Record<string, unknown> = {
    ...where,
    ...(operation !== undefined && { operationId: operation }),
  };
  return Object.entries(places).every(([name, value]) => violation[name as keyof Violation] === value);
}
