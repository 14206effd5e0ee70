import type { ExchangeFindingKind } from '@telephony/contract';
import type { Exchange } from './server/exchange.ts';
import { showRequest } from './show-value.ts';

export interface Violation {
  rule: ExchangeFindingKind | 'no response' | 'workflow' | 'token' | 'law' | 'cors';
  operationId: string;
  method: string;
  path: string;
  status: number | undefined;
  /** JSON pointer into the body, with `*` for an index; empty for the whole response. */
  pointer: string;
  message: string;
  /** Violations of one kind are one finding; by default, those with the same message. */
  kind?: string | undefined;
  expected: string;
  /** A value that the laws compare, or a type; without secrets. */
  seen?: string | undefined;
  ledger?: readonly string[];
  address?: string | undefined;
  by: string;
  count: number;
}

export type Fault = Pick<Violation, 'rule' | 'message' | 'expected'> &
  Partial<Pick<Violation, 'kind' | 'pointer' | 'seen' | 'ledger'>>;

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
    address: showRequest(operation, request),
    count: 1,
  };
}

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

export interface Finding {
  first: Violation;
  others: Violation[];
}

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

export function placeOf({ operationId, status, pointer }: Violation): string {
  return [operationId, status, pointer].filter((part) => part !== undefined && part !== '').join(' ');
}
