import type { Violation } from '../check/violation.ts';
import { type Finding, findingsOf, otherPlaces } from './findings.ts';
import { table } from './markdown-table.ts';

/** Each finding in one line, with all its places. */
export function violationTable(violations: Violation[]): string {
  const head = [
    'Operation',
    'Status',
    'Place',
    'What is wrong',
    'Expected',
    'Seen',
    'Times',
    'Request',
    'First by',
  ];
  const findings = findingsOf(violations);
  const isSpread = findings.some(({ others }) => others.length > 0);
  return table(
    [...head, ...(isSpread ? ['Also'] : [])],
    findings.map((finding) => [
      ...violationCells(finding),
      ...(isSpread ? [otherPlaces(finding, Infinity) || '-'] : []),
    ]),
  );
}

function violationCells({ first, others }: Finding): string[] {
  const { operationId, method, path, status, pointer, message, expected, seen, address, by } = first;
  return [
    operationId === '' ? '-' : `${operationId} (${method} ${path})`,
    status === undefined ? '-' : String(status),
    pointer === '' ? '-' : pointer,
    message,
    expected,
    seen ?? '-',
    String([first, ...others].reduce((sum, one) => sum + one.count, 0)),
    address ?? '-',
    by,
  ];
}
