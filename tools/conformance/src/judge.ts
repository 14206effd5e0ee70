import type { Contract, Operation } from '@telephony/contract';
import { responseChecker } from './check-response.ts';
import { NAME as TOKENS } from './laws/token-law.ts';
import type { RunRecord } from './send-all.ts';
import { isOptions } from './server/ask.ts';
import type { Exchange } from './server/exchange.ts';
import { mergeViolations, type Violation } from './violation.ts';
import { operationOf } from './workflows/plan-workflows.ts';
import type { WorkflowOutcome } from './workflows/run-workflows.ts';
import type { WorkflowFile } from './workflows/workflow-files.ts';

export interface Judgement {
  violations: Violation[];
  unseen: string[];
}

export function judge(sent: RunRecord, contract: Contract, files: WorkflowFile[]): Judgement {
  const { operations } = contract;
  const found = sent.exchanges.flatMap(responseChecker(contract, sent.token));
  return {
    violations: mergeViolations([
      ...withoutConsequences(found, sent.violations),
      ...workflowViolations(sent.outcomes, files, operations, found),
    ]),
    unseen: unseenOf(sent.exchanges, operations),
  };
}

function unseenOf(exchanges: readonly Exchange[], operations: readonly Operation[]): string[] {
  const seen = new Set(
    exchanges
      .filter(({ request, outcome }) => !isOptions(request) && !('failure' in outcome))
      .map(({ operation }) => operation.operationId),
  );
  return operations.map(({ operationId }) => operationId).filter((id) => !seen.has(id));
}

/**
 * Leaves one violation for each cause. A fault in a single response explains what laws find about the same field; a wrong status
 * explains the token; a path lacks a CORS header once.
 */
function withoutConsequences(single: readonly Violation[], concluded: readonly Violation[]): Violation[] {
  const ofReads = single.filter(({ by }) => by !== `law / ${TOKENS}`);
  const malformed = ofReads.filter(({ rule }) => ['undeclared status', 'undeclared header'].includes(rule));
  const malformedStatuses = new Set(malformed.map(responseOf));
  const fields = new Set(single.filter(({ pointer }) => pointer !== '').map(fieldOf));
  const cors = concluded.filter(({ rule }) => rule === 'cors').toReversed();
  const firstOfPath = new Set(new Map(cors.map((one) => [`${one.path} ${one.expected}`, one])).values());
  const isConsequence = (one: Violation) =>
    (one.rule === 'law' && fields.has(fieldOf(one))) ||
    (one.rule === 'token' && malformedStatuses.has(responseOf(one))) ||
    (one.rule === 'cors' && !firstOfPath.has(one));
  return [
    ...single.filter(({ rule, by }) => rule !== 'undeclared status' || by !== `law / ${TOKENS}`),
    ...concluded.filter((one) => !isConsequence(one)),
  ];
}

function responseOf({ operationId, status }: Violation): string {
  return `${operationId} ${status}`;
}

function fieldOf({ path, pointer }: Violation): string {
  return `${path.split('/')[1]} ${pointer.split('/').at(-1)}`;
}

function workflowViolations(
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
    const operation = step && operationOf(step.operationId, operations);
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
