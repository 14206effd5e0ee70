import type { WorkflowOutcome } from '../workflows/run-workflows.ts';
import { table } from './markdown-table.ts';
import { countedFindings } from './findings.ts';
import { counted } from './printable.ts';
import type { Report } from './report.ts';
import { violationTable } from './violation-table.ts';

/** The report for people, as Markdown: the verdict first, then each violation, then what the run has seen. */
export function toMarkdown(report: Report): string {
  const { verdict, server, contract, startedAt, requests, violations } = report;
  const seen = violations.reduce((sum, { count }) => sum + count, 0);
  const head =
    verdict === 'conforms'
      ? `# Conforms\n\nIn ${requests} requests the server kept the contract.`
      : `# ${countedFindings(violations)}\n\nThe server does not keep the contract; seen ${seen} times in ${requests} requests.`;
  const sections = [
    head,
    table(['Server', 'Contract', 'Time', 'Allowed'], [[server, contract, startedAt, permissionsOf(report)]]),
    ...(violations.length === 0
      ? []
      : [
          '## Violations',
          violationTable(violations),
          'Values are masked, ids too: a number stands for another one. `--show NAME` shows those of a field.',
        ]),
    ...known(report),
    ...written(report),
    '## Coverage',
    coverageTable(report),
    tracedCalls(report),
    ...(report.workflows.length === 0 ? [] : ['## Workflows', workflowTable(report.workflows)]),
    ...notAsked(report),
  ];
  return `${sections.join('\n\n')}\n`;
}

function known({ accepted, notSeen, newValues }: Report): string[] {
  return [
    ...(accepted.length === 0
      ? []
      : [
          '## Accepted by the baseline',
          table(
            ['Ledger', 'Reason', 'Operation', 'What', 'Times'],
            accepted.map(({ ledger, reason, violation }) => [
              ledger,
              reason,
              violation.operationId,
              violation.message,
              String(violation.count),
            ]),
          ),
        ]),
    ...(notSeen.length === 0
      ? []
      : [`In the baseline, but not seen: ${notSeen.map(({ ledger }) => ledger).join(', ')}.`]),
    ...(newValues.length === 0
      ? []
      : [
          '## Values that the contract does not know',
          table(
            ['Operation', 'Place', 'Value', 'Times'],
            newValues.map(({ operationId, pointer, seen, count }) => [
              operationId,
              pointer,
              seen,
              String(count),
            ]),
          ),
        ]),
  ];
}

function written({ putBack, recovered, journal }: Report): string[] {
  const all = [...recovered, ...putBack];
  if (all.length === 0) return [];
  const rows = all.map(({ what, outcome, reason }) => [what, outcome, reason ?? '-']);
  return [
    '## Written',
    table(['What', 'Outcome', 'Why'], rows),
    ...(journal === undefined ? [] : [`A later run finishes what is left: ${journal}`]),
  ];
}

function coverageTable({ coverage }: Report): string {
  const rows = (['operations', 'responses', 'properties', 'parameters'] as const).map((kind) => {
    const { covered, total } = coverage[kind];
    return [
      kind,
      String(covered),
      String(total),
      total === 0 ? '-' : `${Math.floor((covered / total) * 100)} %`,
    ];
  });
  return table(['Of the contract', 'Seen', 'Declared', 'Share'], rows);
}

function tracedCalls({ calls: { events, records } }: Report): string {
  return `Held against the model of a call: ${counted(records, 'record')} of live calls and CDRs, ${counted(events, 'event')}.`;
}

function workflowTable(workflows: WorkflowOutcome[]): string {
  return table(
    ['Workflow', 'Result', 'Steps', 'Remark'],
    workflows.map(({ topic, workflowId, verdict, steps, total, reason, failure }) => [
      `${topic} / ${workflowId}`,
      verdict === 'passed' && steps.length < total ? 'passed in part' : verdict,
      `${steps.length} of ${total}`,
      [failure && `${failure.stepId}: ${failure.unmet.join('; ')}`, reason].filter(Boolean).join('. ') || '-',
    ]),
  );
}

function notAsked({ sweep, unseen }: Report): string[] {
  const skipped = sweep?.skipped ?? [];
  return [
    ...(skipped.length === 0
      ? []
      : [
          '## Read operations that were not called',
          table(
            ['Operation', 'Why'],
            skipped.map(({ operationId, reason }) => [operationId, reason]),
          ),
        ]),
    ...(unseen.length === 0 ? [] : [`## Operations without a response\n\n${unseen.join(', ')}`]),
  ];
}

function permissionsOf({ permissions }: Report): string {
  const { writes, dialling, collectionDeletes, logins } = permissions;
  const allowed = [
    writes && 'writing',
    dialling && 'dialling',
    collectionDeletes && 'collection deletes',
    logins && 'logins',
  ];
  return ['reading', ...allowed.filter((name) => name !== false)].join(', ');
}
