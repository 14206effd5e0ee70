import {
  type Contract,
  type JsonObject,
  listOperations,
  readContract,
  successStatuses,
} from '@telephony/contract';
import { sourceFile } from './source-file.ts';
import type { LedgerEntry } from '../ledger.ts';
import { generateOperations } from './operations.ts';
import { generateFilters, generateLists } from './collections.ts';

export async function clientFiles(
  bundle: JsonObject,
  ledger: LedgerEntry[],
  printed: string,
): Promise<[name: string, text: string][]> {
  const contract = readContract(bundle);
  const types = widenLists(brandFilters(printed, bundle));
  return [
    ['schema.ts', types],
    ['records.ts', await generateRecords(types)],
    ['filters.ts', await generateFilters(contract)],
    ['lists.ts', await generateLists(contract)],
    ['success.ts', await generateSuccess(contract)],
    ...(await generateOperations(contract, ledger)),
  ];
}

function brandFilters(source: string, bundle: JsonObject): string {
  const paths = new Map(
    listOperations(bundle).map(({ path, value }) => [
      `${String(value['operationId'])}Query`.toLowerCase(),
      path,
    ]),
  );
  const branded = source.replaceAll(/^export type (\w+Query) = \{\n[^]*?^\};$/gm, (type, name: string) => {
    const path = paths.get(name.toLowerCase());
    return path === undefined
      ? type
      : type.replace('  filter?: FilterList;', `  filter?: FilterFor<'${path}'>;`);
  });
  if (branded === source) return source;
  const end = branded.indexOf('*/\n') + 3;
  return `${branded.slice(0, end)}
import type { OfCollection } from '../core/call-types.ts';

/**
 * Conditions for the records of a collection: made with \`where\` for its path, or plain ones, which may name properties that
 * are not in the contract.
 */
export type FilterFor<P extends string> = readonly FilterCondition[] & OfCollection<P>;
${branded.slice(end)}`;
}

// A path writes a single id and a list of one in the same way.
function widenLists(source: string): string {
  return source.replaceAll(/^export type \w+Path = \{\n[^]*?^\};$/gm, (type) =>
    type.replaceAll(/^( {2}\w+: )RecordIdList;$/gm, '$1RecordId | RecordIdList;'),
  );
}

const RECORDS_HEADER = `/**
 * Generated from the contract by \`npm run generate\`. Do not edit.
 *
 * The types of the contract under their own names: records, events, and the parameters and bodies of requests.
 */

`;

async function generateRecords(schema: string): Promise<string> {
  const names = Array.from(
    schema.matchAll(/^export type ([A-Z]\w*) =(?!\s*components\b)/gm),
    ([, name]) => name,
  );
  const source = `export type { ${names.join(', ')} } from './schema.ts';\n`;
  return sourceFile('records.ts', source, RECORDS_HEADER);
}

export async function generateSuccess({ operations }: Contract): Promise<string> {
  const successes = operations.map(({ method, path, responses }) => ({
    name: `${method.toUpperCase()} ${path}`,
    statuses: successStatuses(responses.keys()),
  }));
  const statuses = [...new Set(successes.flatMap((success) => success.statuses))].toSorted();
  const redirects = successes.flatMap(({ name, statuses: own }) =>
    own.filter((status) => status.startsWith('3')).map((status) => `${JSON.stringify(name)}: ${status}`),
  );
  const refusals = new Set(operations.flatMap(({ responses }) => [...responses.keys()].filter(isRefusal)));
  const source = `
/** The statuses and ranges of success. */
export type SuccessStatus = ${statuses.map(statusLiteral).join(' | ') || 'never'};

/** The statuses with which the platform refuses a request. */
export const REFUSALS: readonly number[] = [${[...refusals].toSorted().join(', ')}];

/** The operations whose success is a redirect, with its status. */
export const REDIRECTS: Readonly<Record<string, number>> = { ${redirects.toSorted().join(', ')} };
`;
  return sourceFile('success.ts', source);
}

const isRefusal = (status: string): boolean => /^4\d\d$/.test(status);

function statusLiteral(status: string): string {
  return /^\d+$/.test(status) ? status : JSON.stringify(status);
}
