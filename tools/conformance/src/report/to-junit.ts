import type { Violation } from '../check/violation.ts';
import { type Finding, findingsOf, otherPlaces, placeOf } from './findings.ts';
import type { Report } from './report.ts';

/**
 * The report for CI, as JUnit has it: a test for each finding of the screen, for each accepted violation, for each workflow, and
 * one for all the rest, which passes. There are as many failures as the screen has violations.
 */
export function toJunit(report: Report): string {
  const { violations, accepted, workflows, milliseconds } = report;
  const ofWorkflows = violations.filter(isOfWorkflow);
  const cases = [
    testCase('conformance', 'all other requests', ''),
    ...findingsOf(violations.filter((violation) => !isOfWorkflow(violation))).map((finding) => {
      const { operationId, rule, message } = finding.first;
      return testCase(
        `operations.${operationId || 'response'}`,
        nameOf(finding.first),
        failure(`${rule}: ${message}`, detail(finding)),
      );
    }),
    ...accepted
      .filter(({ violation }) => !isOfWorkflow(violation))
      .map(({ ledger, reason, violation }) =>
        testCase(
          `operations.${violation.operationId || 'response'}`,
          nameOf(violation),
          skipped(`accepted, ${ledger}: ${reason}`),
        ),
      ),
    ...workflows.map(({ topic, workflowId, verdict, reason, failure: failed }) =>
      testCase(
        `workflows.${topic}`,
        workflowId,
        verdict === 'left out' ? skipped(reason ?? '') : failed ? stoppedAt(workflowId, failed) : '',
      ),
    ),
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

  /** Of a workflow that stopped at a response with a violation of its own, that one is news, or accepted. */
  function stoppedAt(workflowId: string, { stepId, unmet }: { stepId: string; unmet: string[] }): string {
    const by = `${workflowId} / ${stepId}`;
    return ofWorkflows.some((violation) => violation.by === by)
      ? failure(`${stepId}: ${unmet.join('; ')}`, '')
      : skipped(`${stepId}: its response has a violation of its own, or an accepted one`);
  }
}

const isOfWorkflow = ({ rule }: Violation): boolean => rule === 'workflow';

function testCase(group: string, name: string, outcome: string): string {
  return `<testcase classname="${escaped(group)}" name="${escaped(name)}">${outcome}</testcase>`;
}

/** The same from run to run, so that a history can be kept. */
function nameOf({ rule, status, pointer, message, kind }: Violation): string {
  return [rule, status, pointer, kind ?? message]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

function detail(finding: Finding): string {
  const { first, others } = finding;
  return [
    placeOf(first),
    first.address,
    `expected: ${first.expected}`,
    first.seen === undefined ? '' : `seen: ${first.seen}`,
    `times: ${[first, ...others].reduce((sum, { count }) => sum + count, 0)}`,
    otherPlaces(finding, Infinity),
  ]
    .filter(Boolean)
    .join('\n');
}

function skipped(message: string): string {
  return `<skipped message="${escaped(message)}"/>`;
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
