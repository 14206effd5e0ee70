import { ANY_ID } from '../laws/record-law.ts';
import type { Violation } from '../check/violation.ts';
import { countedFindings, findingsOf, otherPlaces, placeOf } from './findings.ts';
import { counted, printable } from './printable.ts';
import type { Report } from './report.ts';
import { workflowLines } from './workflow-lines.ts';

/** Most findings on the screen, and most further places of one; all are in the report. */
const MOST = 12;
const MOST_PLACES = 3;

/** The report on one screen: the verdict first, what is news, and what was left out in one line. */
export function toScreen(report: Report): string {
  const { violations, accepted, notSeen, newValues, workflows, sweep, laws, limited } = report;
  const seconds = Math.round(report.milliseconds / 1000);
  const head =
    report.verdict === 'conforms'
      ? `# Conforms\n\n${report.server} kept the contract ${report.contract} in ${counted(report.requests, 'request')} (${seconds} s).`
      : `# ${countedFindings(violations)}\n\n${report.server} does not keep the contract ${report.contract}: ${counted(report.requests, 'request')}, ${seconds} s.`;
  const lines = [
    ...(sweep
      ? [`Read operations: ${sweep.asked} called, ${sweep.skipped.length} without a record to read.`]
      : []),
    ...(laws > 0 ? [`Laws between requests: held for ${counted(laws, 'collection')}.`] : []),
    ...workflowLines(workflows),
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
  return [
    head,
    ...statelessHint(report),
    ...(violations.length > 0 ? [list(violations)] : []),
    lines.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Operations that find a record of nobody, after which the server counts as one without state. */
const WITHOUT_STATE = 5;

function statelessHint({ violations }: Report): string[] {
  const operations = new Set(
    violations.filter(({ kind }) => kind === ANY_ID).map(({ operationId }) => operationId),
  );
  if (operations.size < WITHOUT_STATE) return [];
  return [
    `${operations.size} operations find a record under any id. If the server is a mock without state, pass --stateless.`,
  ];
}

function list(violations: Violation[]): string {
  const findings = findingsOf(violations);
  const shown = findings.slice(0, MOST).map((finding) => {
    const { first, others } = finding;
    const { message, expected, seen, address, by } = first;
    const count = [first, ...others].reduce((sum, one) => sum + one.count, 0);
    const times = count > 1 ? ` (${count} times)` : '';
    const more = otherPlaces(finding, MOST_PLACES);
    return printable(
      `${placeOf(first)}: ${message}; expected ${expected}${seen === undefined ? '' : `, seen ${seen}`}${times}\n    ${address ?? by}${more === '' ? '' : `\n    ${more}`}`,
    );
  });
  const rest = findings.length - shown.length;
  return [
    ...shown,
    ...(rest > 0 ? [`and ${rest} more: --report FILE has all`] : []),
    '',
    'Values are masked, ids too: a number stands for another one. --show NAME shows those of a field, such as --show id.',
  ].join('\n');
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
