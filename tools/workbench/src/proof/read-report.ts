import { readFileSync } from 'node:fs';

/** What a run of Schemathesis came to. */
export interface ProofReport {
  seed: number;
  /** Whether it ran to its end, all phases included. */
  complete: boolean;
  operations: number;
  cases: number;
  /** Phases that were to run and did not. */
  skipped: string[];
  failures: ProofFailure[];
}

/** Failures of one kind. */
interface ProofFailure {
  title: string;
  count: number;
}

interface Written {
  seed: number;
  complete: boolean;
  operations: { tested: number };
  phases: Record<string, { status: string }>;
  test_cases: { generated: number };
  failures: ProofFailure[];
  errors: { title?: string }[];
}

/**
 * Reads the JSON report of Schemathesis.
 *
 * @throws Error when the file is not there: the run has ended before its report.
 */
export function readReport(file: string): ProofReport {
  const written = JSON.parse(readFileSync(file, 'utf8')) as Written;
  const errors = written.errors.map(({ title = 'Error' }) => ({ title, count: 1 }));
  return {
    seed: written.seed,
    complete: written.complete,
    operations: written.operations.tested,
    cases: written.test_cases.generated,
    skipped: Object.entries(written.phases).flatMap(([name, { status }]) =>
      status === 'skip' ? [name] : [],
    ),
    failures: [...written.failures.map(({ title, count }) => ({ title, count })), ...errors],
  };
}

/** Whether a run keeps the bar: to the end, in all phases, without a failure. */
export function isProven({ complete, skipped, failures }: ProofReport): boolean {
  return complete && skipped.length === 0 && failures.length === 0;
}

/** The runs as a Markdown table. */
export function reportTable(reports: readonly ProofReport[]): string {
  const rows = reports.map((report) => {
    const { seed, operations, cases, skipped, failures } = report;
    const found = failures.map(({ title, count }) => `${title}: ${count}`);
    const notRun = skipped.map((phase) => `${phase} was not run`);
    const result = isProven(report) ? 'none' : [...found, ...notRun].join('; ') || 'ended before its end';
    return `| ${seed} | ${operations} | ${cases} | ${result} |`;
  });
  return ['| Seed | Operations | Requests | Failures |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
