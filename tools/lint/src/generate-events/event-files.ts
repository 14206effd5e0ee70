import type { JsonObject } from '@telephony/contract';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import { generateEventTypes } from './generate-event-types.ts';
import { generateFields } from './generate-fields.ts';
import { generateSamples } from './generate-samples.ts';

/** The generated files of the receiver of events: name in its folder, and text. */
export async function eventFiles(
  bundle: JsonObject,
  ledger: LedgerEntry[],
): Promise<[name: string, text: string][]> {
  return [
    ['events.ts', await generateEventTypes(bundle, ledger)],
    ['samples.ts', await generateSamples(bundle)],
    ['fields.ts', await generateFields(bundle)],
  ];
}
