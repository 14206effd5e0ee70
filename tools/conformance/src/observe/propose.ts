import type { Contract } from '@telephony/contract';
import { type Finding, type FindingKind, ledgerReport } from '@telephony/mock';
import { parse, stringify } from 'yaml';
import type { Violation } from '../check/violation.ts';
import type { NewValue } from './new-values.ts';
import { placeOf } from './place-of.ts';

const KINDS: Partial<Record<Violation['rule'], FindingKind>> = {
  schema: 'schema',
  'undeclared-property': 'undeclared field',
  status: 'undeclared status',
  'content-type': 'content type',
  'body-missing': 'body',
  'body-present': 'body',
  bytes: 'schema',
};

const HEAD = `# What a server did that the contract does not say, by npm run conformance: entries for openapi/ledger.yaml.
# Read each before you paste it: give it an id, and correct the grade unless the server was a live one (L).
# Values are masked. An entry is complete with its noPlace. When the contract is changed, mark what it is
# about with x-ledger, remove the noPlace, and run \`npm run generate\`.

`;

/** Entries of the ledger for what was seen, and a baseline that accepts the violations under their ids. */
export function propose(
  violations: readonly Violation[],
  values: readonly NewValue[],
  contract: Contract,
  startedAt: string,
): string {
  const findings = [
    ...violations.flatMap((violation) => {
      const kind = KINDS[violation.rule];
      return kind ? [findingOf(kind, violation)] : [];
    }),
    ...values.map((value) => ({
      ...common(value),
      kind: 'schema' as const,
      message: `has a value outside the known ones: ${value.seen}`,
      pointer: placeOf(contract, value).pointer,
      shapes: [],
    })),
  ];
  return `${HEAD}${undecided(ledgerReport(findings))}\n${baselineOf(violations)}`;

  function findingOf(kind: FindingKind, violation: Violation): Finding {
    const place = placeOf(contract, violation);
    const isField = kind === 'undeclared field';
    const pointer =
      kind === 'undeclared status' ? statusPlace(violation) : isField ? place.owner : place.pointer;
    const shapes = isField ? [shapeOf(violation.seen)] : [];
    return { ...common(violation), kind, message: violation.message, pointer, shapes };
  }

  function statusPlace({ operationId }: Violation): string {
    return `${contract.operationsById.get(operationId)?.pointer ?? '/paths'}/responses`;
  }

  function common({ operationId, method, path, status, pointer, count }: Violation | NewValue) {
    const place = pointer === '' ? 'response' : `body${pointer.replaceAll('/*', '[]').replaceAll('/', '.')}`;
    return { operationId, method, path, status: status ?? 0, place, count, firstSeen: startedAt };
  }
}

/** Entries that the ledger takes as they are: a place is marked when the contract is changed. */
function undecided(report: string): string {
  const { entries } = parse(report) as { entries: ({ places: string[] } & Record<string, unknown>)[] | null };
  const pasted = (entries ?? []).map(({ places, ...entry }) => ({
    ...entry,
    places: [],
    noPlace: `Not decided. What is marked when it is: ${places.join(', ')}.`,
  }));
  return stringify({ entries: pasted }, { lineWidth: 120 });
}

function shapeOf(seen: string | undefined): string {
  if (seen === undefined) return 'unknown';
  const shapes: Record<string, string> = {
    '"': 'string',
    '{': 'object',
    '[': 'array',
    n: 'null',
    t: 'boolean',
    f: 'boolean',
  };
  return shapes[seen[0] ?? ''] ?? 'number';
}

/** As a comment: an entry is accepted when somebody has given it the id of a ledger entry and a reason. */
function baselineOf(violations: readonly Violation[]): string {
  if (violations.length === 0) return '';
  const accepted = violations.map(({ rule, operationId, status, pointer, message }) => ({
    ledger: 'O-NEW',
    reason: '',
    operation: operationId,
    rule,
    ...(status !== undefined && { status }),
    ...(pointer !== '' && { pointer }),
    message,
  }));
  const text = stringify({ accepted }, { lineWidth: 0 });
  return `# A baseline (--baseline FILE) that accepts them; each needs the id of its ledger entry and a reason:\n#\n${text.replaceAll(/^(?=.)/gm, '# ')}`;
}
