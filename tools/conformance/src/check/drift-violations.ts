import type { Operation } from '@telephony/contract';
import type { DriftProblem } from '../redocly/run-drift.ts';
import type { Violation } from './violation.ts';

/** What only drift finds in responses. The project's own checks take precedence, since they see what came over the wire. */
export function driftViolations(
  problems: DriftProblem[],
  operations: readonly Operation[],
  found: Violation[],
): Violation[] {
  return problems
    .filter(({ target, severity }) => target === 'response' && severity === 'error')
    .filter(
      ({ operationId, status }) =>
        status !== 0 && !found.some((known) => known.operationId === operationId && known.status === status),
    )
    .map(({ operationId = '', method, path, status, message, ruleId }) => ({
      rule: 'drift',
      operationId,
      method,
      path: operations.find((operation) => operation.operationId === operationId)?.path ?? path,
      status,
      pointer: '',
      message: message.replaceAll(/\[\d+\]/g, '[*]'),
      expected: `no finding of redocly drift (${ruleId})`,
      by: 'drift',
      count: 1,
    }));
}
