import type { JsonSchema } from '@telephony/contract';
import { contract } from './contract.ts';

/** What a schema of the contract has against a value, each with its place in the value. */
export function problemsOf(schema: JsonSchema, value: unknown): string[] {
  return contract.schemas.check(schema, value, 'value').map(({ field, message }) => `${field} ${message}`);
}
