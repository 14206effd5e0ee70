import { columns } from '@telephony/command-line';
import type { Finding, MissingResponse } from '../findings/finding.ts';

/** Widest column in characters; what is longer is in the report. */
const WIDEST = 60;

/** What was found, as a table for the end of a run. */
export function findingsTable(
  findings: readonly Finding[],
  missing: readonly MissingResponse[],
  checked: number,
): string {
  const responses = countOf(checked, 'response');
  const head =
    findings.length === 0
      ? [`No difference from the contract in ${responses}.`]
      : [
          `${countOf(findings.length, 'difference')} from the contract in ${responses}:`,
          '',
          ...table(findings),
        ];
  const lost = missing.map(
    ({ reason, count }) => `No response to ${countOf(count, 'request')}: the upstream ${reason}.`,
  );
  return [...head, ...(lost.length > 0 ? ['', ...lost] : [])].join('\n');
}

/** One line for a finding. */
export function findingLine(finding: Finding): string {
  return printable(
    `Differs: ${operationOf(finding)} ${finding.status}: ${finding.kind}, ${whereOf(finding)}`,
  );
}

function table(findings: readonly Finding[]): string[] {
  const rows = findings.map((finding) => [
    operationOf(finding),
    String(finding.status),
    finding.kind,
    whereOf(finding),
    String(finding.count),
    finding.firstSeen.slice(0, 19),
  ]);
  const head = ['Operation', 'Status', 'What', 'Where', 'Times', 'First seen'];
  return columns([head, ...rows].map((row) => row.map((cell) => shortened(printable(cell)))));
}

const operationOf = ({ operationId, method, path }: Finding): string => operationId ?? `${method} ${path}`;

const whereOf = ({ place, message, shapes }: Finding): string =>
  shapes.length > 0 ? `${place} (${shapes.join(' or ')})` : `${place} ${message}`;

const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const shortened = (text: string): string => (text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text);

/** Names come from a server that may be hostile. */
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e…]/g, '?');
