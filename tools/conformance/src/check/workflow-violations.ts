import type { Operation } from '@telephony/contract';
import type { WorkflowFile } from '../workflows/read-workflows.ts';
import type { WorkflowOutcome } from '../workflows/run-workflows.ts';
import type { Violation } from './violation.ts';

/**
 * The workflows that did not end as they should. A step whose response has a violation of its own is not counted twice.
 *
 * @param found The violations of the responses.
 */
export function workflowViolations(
  outcomes: WorkflowOutcome[],
  files: WorkflowFile[],
  operations: readonly Operation[],
  found: Violation[],
): Violation[] {
  return outcomes.flatMap(({ workflowId, failure }) => {
    if (!failure) return [];
    const by = `${workflowId} / ${failure.stepId}`;
    if (found.some((violation) => violation.by === by)) return [];
    const step = files
      .flatMap(({ document }) => document.workflows)
      .find((workflow) => workflow.workflowId === workflowId)
      ?.steps.find(({ stepId }) => stepId === failure.stepId);
    const operation = operations.find(({ operationId }) => step?.operationId.endsWith(`.${operationId}`));
    const violation: Violation = {
      rule: 'workflow',
      operationId: operation?.operationId ?? '',
      method: operation?.method.toUpperCase() ?? '',
      path: operation?.path ?? '',
      status: undefined,
      pointer: '',
      message: 'the response is not what the workflow relies on',
      kind: by,
      expected: failure.unmet.join('; '),
      by,
      count: 1,
    };
    return [violation];
  });
}
