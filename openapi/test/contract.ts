import { contractFolder, readBundle } from '@telephony/generate/files';
import { type JsonSchema, readContract } from '@telephony/contract';

const bundle = readBundle(contractFolder);

/** The real contract as its tests see it: the bundle as it is written, and as it is read. */
export const contract = { folder: contractFolder, bundle, ...readContract(bundle) };

/** What a schema of the contract has against a value, each with its place in the value. */
export function problemsOf(schema: JsonSchema, value: unknown): string[] {
  return contract.schemas.check(schema, value, 'value').map(({ field, message }) => `${field} ${message}`);
}
