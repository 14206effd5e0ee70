import type { ExchangeFindingKind } from '@telephony/contract';
import type { Exchange } from './server/exchange.ts';
import { shownRequest } from './shown.ts';

/** A breach of the contract by the server. */
export interface Violation {
  rule: ExchangeFindingKind | 'no response' | 'workflow' | 'token' | 'law' | 'cors' | 'head';
  operationId: string;
  method: string;
  /** Template of the path. */
  path: string;
  status: number | undefined;
  /**
   * Place in the body as a JSON pointer, `*` for the index of an array; empty for the whole response. Of a field that is
   * missing it is where the field would be.
   */
  pointer: string;
  message: string;
  /** What is wrong without the field and the operator that the message names: violations of one kind are one finding. */
  kind?: string | undefined;
  expected: string;
  /** What was there: a value that the laws compare, otherwise its type. Secrets are redacted. */
  seen?: string | undefined;
  /** Entries of the ledger about the place. */
  ledger?: readonly string[];
  /** The request that shows it: `GET /cdrs?limit=1`. */
  address?: string | undefined;
  /** Who asked first: the sweep, a law, or workflow and step. */
  by: string;
  /** How often it was seen. */
  count: number;
}

/** What is wrong with an exchange, before it is said whose. */
export type Fault = Pick<Violation, 'rule' | 'message' | 'expected'> &
  Partial<Pick<Violation, 'kind' | 'pointer' | 'seen' | 'ledger'>>;

/** A fault as a violation of the operation that was asked. */
export function violationOf(
  { exchange, pointer = '', ...fault }: Fault & { exchange: Exchange },
  by: string,
): Violation {
  const { operation, request, outcome } = exchange;
  const { operationId, method, path } = operation;
  return {
    ...fault,
    operationId,
    method: method.toUpperCase(),
    path,
    status: 'failure' in outcome ? undefined : outcome.status,
    pointer,
    by,
    address: shownRequest(operation, request),
    count: 1,
  };
}

/** The same violation once, with the number of times that it was seen. */
export function mergeViolations(violations: readonly Violation[]): Violation[] {
  const merged = new Map<string, Violation>();
  for (const violation of violations) {
    const { rule, operationId, status, pointer, message } = violation;
    const key = JSON.stringify([rule, operationId, status, pointer, message]);
    const known = merged.get(key);
    if (known) known.count += violation.count;
    else merged.set(key, { ...violation });
  }
  return [...merged.values()];
}

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

/** Where a violation was seen: `listCdrs 200 /data/0`. */
export function placeOf({ operationId, status, pointer }: Violation): string {
  return [operationId, status, pointer].filter((part) => part !== undefined && part !== '').join(' ');
}
