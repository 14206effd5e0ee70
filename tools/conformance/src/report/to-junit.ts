import type { Violation } from '../check/violation.ts';
import type { Report } from './report.ts';

/** The report for CI, as JUnit has it: a test for each operation with violations, for each workflow, and one for all the rest. */
export function toJunit(report: Report): string {
  const { violations, accepted, workflows, milliseconds } = report;
  const byOperation = Map.groupBy(violations, ({ operationId }) => operationId || 'response');
  const known = Map.groupBy(accepted, ({ violation }) => violation.operationId || 'response');
  const operations = new Set([...byOperation.keys(), ...known.keys()]);
  const cases = [
    `<testcase classname="conformance" name="all requests">${violations.length === 0 ? '' : failure(`${violations.length} violations`, '')}</testcase>`,
    ...[...operations].map((operation) => {
      const failures = (byOperation.get(operation) ?? []).map((violation) =>
        failure(`${violation.rule}: ${violation.message}`, detail(violation)),
      );
      const skipped = (known.get(operation) ?? [])
        .map(({ ledger, reason }) => `accepted, ${ledger}: ${reason}`)
        .join('; ');
      const rest = failures.length === 0 && skipped !== '' ? `<skipped message="${escaped(skipped)}"/>` : '';
      return `<testcase classname="operations" name="${escaped(operation)}">${failures.join('')}${rest}</testcase>`;
    }),
    ...workflows.map(({ topic, workflowId, verdict, reason, failure: failed }) => {
      const inner =
        verdict === 'left out'
          ? `<skipped message="${escaped(reason ?? '')}"/>`
          : failed
            ? failure(`${failed.stepId}: ${failed.unmet.join('; ')}`, '')
            : '';
      return `<testcase classname="workflows.${escaped(topic)}" name="${escaped(workflowId)}">${inner}</testcase>`;
    }),
  ];
  const count = (name: string) => cases.filter((text) => text.includes(`<${name}`)).length;
  const totals = `tests="${cases.length}" failures="${count('failure')}" skipped="${count('skipped')}" errors="0" time="${milliseconds / 1000}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `<testsuite name="conformance" timestamp="${report.startedAt.slice(0, 19)}" ${totals}>`,
    ...cases,
    '</testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function detail({ address, pointer, expected, seen, count }: Violation): string {
  return [
    address,
    pointer && `place: ${pointer}`,
    `expected: ${expected}`,
    seen === undefined ? '' : `seen: ${seen}`,
    `times: ${count}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function failure(message: string, text: string): string {
  return `<failure message="${escaped(message)}">${escaped(text)}</failure>`;
}

/** XML 1.0 has no other control characters, and no halves of characters. */
function escaped(text: string): string {
  const names: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\n': '&#10;',
  };
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n]|[\uFFFE\uFFFF]/gu, '?')
    .replaceAll(/[&<>"\n]/g, (character) => names[character] ?? character);
}
