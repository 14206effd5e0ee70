import type { Violation } from '../check/violation.ts';
import type { OperationFiles } from './operation-files.ts';
import type { Report } from './report.ts';

/** The report for code scanning (SARIF 2.1.0): a result for each violation, at the operation's file of the contract. */
export function toSarif(report: Report, files: OperationFiles): object {
  const results = [
    ...report.violations.map((violation) => resultOf(violation, undefined)),
    ...report.accepted.map(({ violation, ledger, reason }) => resultOf(violation, `${ledger}: ${reason}`)),
  ];
  const rules = [...new Set(results.map(({ ruleId }) => ruleId))].map((id) => ({
    id,
    shortDescription: { text: `conformance: ${id}` },
  }));
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'conformance', version: report.contract, rules } }, results }],
  };

  function resultOf(violation: Violation, accepted: string | undefined) {
    const { rule, operationId, method, path, status, pointer, message, expected, seen, address } = violation;
    const place = files.get(operationId) ?? { file: 'openapi/openapi.yaml', line: 1 };
    const where = [`${method} ${path}`, status, pointer]
      .filter((part) => part !== undefined && part !== '')
      .join(' ');
    return {
      ruleId: rule,
      level: 'error',
      message: {
        text: `${where}: ${message}. Expected: ${expected}.${seen === undefined ? '' : ` Seen: ${seen}.`}${address === undefined ? '' : ` Request: ${address}.`}`,
      },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: place.file }, region: { startLine: place.line } },
          logicalLocations: [{ name: operationId, kind: 'function' }],
        },
      ],
      partialFingerprints: {
        violation: JSON.stringify([rule, operationId, status ?? null, pointer, message]),
      },
      ...(accepted !== undefined && { suppressions: [{ kind: 'external', justification: accepted }] }),
    };
  }
}
