import type { Violation } from '../check/violation.ts';
import { counted, printable } from './printable.ts';
import type { Report } from './report.ts';

/** Most violations on the screen; all are in the report. */
const MOST = 12;

/** The report on one screen: the verdict first, what is news, and what was left out in one line. */
export function toScreen(report: Report): string {
  const { violations, accepted, notSeen, newValues, workflows, sweep, laws, limited } = report;
  const seconds = Math.round(report.milliseconds / 1000);
  const head =
    report.verdict === 'conforms'
      ? `# Conforms\n\n${report.server} kept the contract ${report.contract} in ${counted(report.requests, 'request')} (${seconds} s).`
      : `# ${counted(violations.length, 'violation')}\n\n${report.server} does not keep the contract ${report.contract}: ${counted(report.requests, 'request')}, ${seconds} s.`;
  const passed = workflows.filter(
    ({ verdict, steps, total }) => verdict === 'passed' && steps.length === total,
  );
  const partly = workflows.filter(
    ({ verdict, steps, total }) => verdict === 'passed' && steps.length < total,
  );
  const failed = workflows.filter(({ verdict }) => verdict === 'failed');
  const left = workflows.filter(({ verdict }) => verdict === 'left out');
  const lines = [
    ...(sweep
      ? [`Read operations: ${sweep.asked} called, ${sweep.skipped.length} without a record to read.`]
      : []),
    ...(laws > 0 ? [`Laws between requests: held for ${counted(laws, 'collection')}.`] : []),
    ...(workflows.length > 0
      ? [
          `Workflows: ${passed.length} passed, ${failed.length} failed, ${partly.length} in part, ${left.length} left out${whyOf([...partly, ...left])}.`,
        ]
      : []),
    ...(accepted.length > 0
      ? [
          `Accepted by the baseline: ${counted(accepted.length, 'violation')} (${[...new Set(accepted.map(({ ledger }) => ledger))].join(', ')}).`,
        ]
      : []),
    ...(notSeen.length > 0
      ? [
          `In the baseline, but not seen: ${notSeen.map(({ ledger }) => ledger).join(', ')}. If it is over, remove it.`,
        ]
      : []),
    ...(newValues.length > 0
      ? [
          `Values that the contract does not know: ${counted(newValues.length, 'field')}. --propose FILE drafts ledger entries.`,
        ]
      : []),
    ...(limited.times > 0
      ? [
          `Too many requests: the server said so ${counted(limited.times, 'time')}; waited ${limited.seconds} s.`,
        ]
      : []),
    ...putBackLines(report),
  ];
  return [head, ...(violations.length > 0 ? [list(violations)] : []), lines.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

function list(violations: Violation[]): string {
  const shown = violations
    .slice(0, MOST)
    .map(({ operationId, status, pointer, message, expected, seen, address, count, by }) => {
      const where = [operationId, status, pointer]
        .filter((part) => part !== undefined && part !== '')
        .join(' ');
      const times = count > 1 ? ` (${count} times)` : '';
      return printable(
        `${where}: ${message}; expected ${expected}${seen === undefined ? '' : `, seen ${seen}`}${times}\n    ${address ?? by}`,
      );
    });
  const rest = violations.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more: --report FILE has all`] : [])].join('\n');
}

/** Which options the workflows that are left out need. */
function whyOf(left: Report['workflows']): string {
  const options = new Set(left.flatMap(({ reason = '' }) => reason.match(/--[a-z-]+/g) ?? []));
  return options.size === 0 ? '' : ` (${[...options].join(', ')})`;
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
