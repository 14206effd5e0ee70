import type { JsonObject } from '@telephony/contract';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { generateOperations } from '../generate-operations/index.ts';
import { brandFilters } from './brand-filters.ts';
import { generateFilters } from './generate-filters.ts';
import { generateLists } from './generate-lists.ts';
import { generateRecords } from './generate-records.ts';
import { generateSuccess } from './generate-success.ts';
import { generateTypes } from './generate-types.ts';
import { widenLists } from './widen-lists.ts';

/** The generated files of the client by name, with their texts. */
export async function clientFiles(
  bundle: JsonObject,
  ledger: LedgerEntry[],
): Promise<[name: string, text: string][]> {
  const types = widenLists(brandFilters(await generateTypes(bundle, ledger), bundle));
  return [
    ['schema.ts', types],
    ['records.ts', await generateRecords(types)],
    ['filters.ts', await generateFilters(bundle)],
    ['lists.ts', await generateLists(bundle)],
    ['success.ts', await generateSuccess(bundle)],
    ...(await generateOperations(bundle, ledger)),
  ];
}
