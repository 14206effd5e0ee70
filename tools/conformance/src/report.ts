import { ANY_ID } from './laws/record-law.ts';
import type { LawCount } from './laws/run-laws.ts';
import { type Finding, findingsOf, placeOf, type Violation } from './violation.ts';
import type { Permissions } from './permissions.ts';
import type { SweepOutcome } from './sweep.ts';
import type { WorkflowOutcome } from './workflows/run-workflows.ts';
import type { PutBack } from './writes/put-back.ts';

export interface Report {
  verdict: 'conforms' | 'violations';
  server: string;
  contract: string;
  startedAt: string;
  milliseconds: number;
  permissions: Permissions;
  requests: number;
  /** How often requests failed and were right when asked again, by what had failed. */
  failedInPassing: Record<string, number>;
  violations: Violation[];
  unseen: string[];
  workflows: WorkflowOutcome[];
  sweep: SweepOutcome | undefined;
  laws: LawCount[];
  putBack: PutBack[];
  recovered: PutBack[];
  journal: string | undefined;
}

const MAX_FINDINGS = 12;
const MAX_PLACES = 3;

export function toScreen(report: Report): string {
  const lines = [
    ...sweepLine(report),
    ...passingLine(report),
    ...lawLines(report.laws),
    ...workflowLines(report.workflows),
    ...putBackLines(report),
  ];
  return [
    ...head(report),
    ...(report.violations.length > 0 ? [violationList(report.violations, MAX_FINDINGS, MAX_PLACES)] : []),
    lines.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

export function toMarkdown(report: Report): string {
  const { violations, startedAt, permissions, workflows, sweep, unseen } = report;
  const allowed = Object.entries(permissions).flatMap(([name, isGiven]) => (isGiven ? [name] : []));
  const sections = [
    ...head(report),
    `Started at ${startedAt}. Allowed: ${allowed.join(', ') || 'reading only'}.`,
    ...section('Violations', violations.length === 0 ? [] : [violationList(violations, Infinity, Infinity)]),
    ...section('Written', [
      ...bulletList([...report.recovered, ...report.putBack], ({ what, outcome, reason = '' }) =>
        [`${what}: ${outcome}`, reason].filter(Boolean).join('; '),
      ),
      ...(report.journal === undefined ? [] : [`A later run finishes what is left: ${report.journal}`]),
    ]),
    ...section(
      'Workflows',
      bulletList(workflows, ({ topic, workflowId, verdict, steps, total, reason, failure }) =>
        [
          `${topic} / ${workflowId}: ${verdict}, ${steps.length} of ${counted(total, 'step')}`,
          failure && `${failure.stepId}: ${failure.unmet.join('; ')}`,
          reason,
        ]
          .filter(Boolean)
          .join('; '),
      ),
    ),
    ...section('Failed in passing', passingLine(report)),
    ...section('Laws', lawLines(report.laws)),
    ...section(
      'Read operations that were not called',
      bulletList(sweep?.skipped ?? [], ({ operationId, reason }) => `${operationId}: ${reason}`),
    ),
    ...section('Operations without a response', unseen.length === 0 ? [] : [unseen.join(', ')]),
  ];
  return `${sections.join('\n\n').replaceAll('<', '&lt;')}\n`;
}

function head(report: Report): string[] {
  const { verdict, server, contract, requests, milliseconds, violations } = report;
  const how = `${counted(requests, 'request')}, ${Math.round(milliseconds / 1000)} s`;
  const operations = new Set(
    violations.filter(({ kind }) => kind === ANY_ID).map(({ operationId }) => operationId),
  );
  const hint = `${operations.size} operations find a record under any id. If the server is a mock without state, pass --stateless.`;
  return [
    verdict === 'conforms' ? '# Conforms' : `# ${countedFindings(violations)}`,
    `${server} ${verdict === 'conforms' ? 'keeps' : 'does not keep'} the contract ${contract}: ${how}.`,
    ...(operations.size < MIN_STATELESS_OPERATIONS ? [] : [hint]),
  ];
}

// With so many, the server is probably a mock.
const MIN_STATELESS_OPERATIONS = 5;

function countedFindings(violations: readonly Violation[]): string {
  const findings = findingsOf(violations).length;
  const places = new Set(violations.map(placeOf)).size;
  return `${counted(findings, 'violation')}${places > findings ? ` at ${places} places` : ''}`;
}

function violationList(violations: readonly Violation[], maxFindings: number, maxPlaces: number): string {
  const findings = findingsOf(violations);
  const rest = findings.length - maxFindings;
  return [
    ...findings.slice(0, maxFindings).map((finding) => printable(violationText(finding, maxPlaces))),
    ...(rest > 0 ? [`and ${rest} more: --report FILE has all`] : []),
  ].join('\n');
}

function violationText(finding: Finding, maxPlaces: number): string {
  const { first, others } = finding;
  const { message, expected, seen, ledger = [], address, by } = first;
  const count = [first, ...others].reduce((sum, one) => sum + one.count, 0);
  const remarks = [
    seen === undefined ? '' : `, seen ${seen}`,
    ledger.length === 0 ? '' : ` (ledger ${ledger.join(', ')})`,
    count > 1 ? ` (${count} times)` : '',
  ];
  return [
    `- ${placeOf(first)}: ${message}; expected ${expected}${remarks.join('')}`,
    address ?? by,
    ...otherPlaces(finding, maxPlaces),
  ]
    .map((line) => line.replaceAll(/\s+/g, ' '))
    .join('\n    ');
}

function otherPlaces({ first, others }: Finding, maxPlaces: number): string[] {
  const places = [...new Set(others.map(placeOf))].filter((place) => place !== placeOf(first));
  if (places.length === 0) return [];
  const shown = [...places.slice(0, maxPlaces), ...(places.length > maxPlaces ? ['...'] : [])];
  return [`and ${counted(places.length, 'more place')}: ${shown.join(', ')}`];
}

function sweepLine({ sweep }: Report): string[] {
  if (!sweep) return [];
  return [`Read operations: ${sweep.asked} called, ${sweep.skipped.length} without a record to read.`];
}

function passingLine({ failedInPassing }: Report): string[] {
  const reasons = Object.entries(failedInPassing).map(
    ([reason, times]) => `${counted(times, 'time')} ${reason}`,
  );
  return reasons.length === 0
    ? []
    : [`Failed in passing, and right when asked again: ${reasons.join(', ')}.`];
}

function workflowLines(workflows: Report['workflows']): string[] {
  if (workflows.length === 0) return [];
  const ran = workflows.filter(({ verdict }) => verdict === 'passed');
  const partly = ran.filter(({ steps, total }) => steps.length < total);
  const failed = workflows.filter(({ verdict }) => verdict === 'failed');
  const left = workflows.filter(({ verdict }) => verdict === 'left out');
  const options = new Set(
    [...partly, ...left].flatMap(({ reason = '' }) => reason.match(/--[a-z-]+/g) ?? []),
  );
  return [
    `Workflows: ${ran.length - partly.length} passed, ${failed.length} failed, ${partly.length} in part, ${left.length} left out${options.size === 0 ? '' : ` (${[...options].join(', ')})`}.`,
  ];
}

function putBackLines({ putBack, recovered, journal }: Report): string[] {
  const all = [...recovered, ...putBack];
  const left = all.filter(({ outcome }) => outcome === 'left');
  if (all.length === 0) return [];
  if (left.length === 0) return [`Written and put back, or removed again: ${counted(all.length, 'record')}.`];
  return [
    ...left.map(({ what, reason }) => `NOT PUT BACK: ${what}: ${reason ?? ''}`),
    `A later run finishes it. Journal: ${journal}`,
  ];
}

function lawLines(laws: readonly LawCount[]): string[] {
  const lines = laws.map(({ law, held, violated, failedInPassing, notJudged }) => {
    const reasons = Object.entries(notJudged);
    const unjudged = reasons.reduce((sum, [, count]) => sum + count, 0);
    const why =
      unjudged === 0 ? '' : ` (${reasons.map(([reason, count]) => `${count} ${reason}`).join(', ')})`;
    return `  ${law}: ${held} held, ${violated} violated, ${unjudged} not judged${why}${failedInPassing > 0 ? `, ${failedInPassing} failed in passing` : ''}`;
  });
  return lines.length === 0 ? [] : ['Laws between requests, by operation:', ...lines];
}

function section(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')];
}

function bulletList<Item>(items: readonly Item[], textOf: (item: Item) => string): string[] {
  return items.map((item) => `- ${printable(textOf(item)).replaceAll('\n', ' ')}`);
}

// Names that a server sends must not control the terminal.
function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]/gu, '?').replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '?');
}

export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
