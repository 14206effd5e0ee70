import { contractFolder, readBundle } from '@telephony/generate/files';
import { type JsonSchema, readContract } from '@telephony/contract';

const bundle = readBundle(contractFolder);

export const contract = { folder: contractFolder, bundle, ...readContract(bundle) };

export function problemsOf(schema: JsonSchema, value: unknown): string[] {
  return contract.schemas.check(schema, value, 'value').map(({ field, message }) => `${field} ${message}`);
}
