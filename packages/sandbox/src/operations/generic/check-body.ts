import { type JsonSchema, resolve } from '@telephony/contract';
import type { PlatformContract, PlatformOperation } from '../../contract/contract.ts';
import { invalid, Refusal } from '@telephony/http';
import { propertiesOf, recordSchema } from '@telephony/contract';

/**
 * Refuses what the schema of a request lets through and no record can hold: a blank name, a number below zero, and, where
 * the body is open, a field of the record that is not of the record's type.
 *
 * @throws Refusal 400.
 */
export function checkBody(contract: PlatformContract, operation: PlatformOperation, body: object): void {
  const { document, schemas } = contract;
  const sent = propertiesOf(document, resolve<JsonSchema>(document, operation.body?.schema ?? {}));
  const known = propertiesOf(document, recordSchema(contract, operation));
  for (const [name, value] of Object.entries(body)) {
    if (name === 'name' && typeof value === 'string' && value.trim() === '') {
      throw invalid('body.name', 'This value should not be blank');
    }
    if (typeof value === 'number' && value < 0) throw invalid(`body.${name}`, 'must be >= 0');
    if (name === 'id' || Object.hasOwn(sent, name) || !Object.hasOwn(known, name)) continue;
    const errors = schemas.check(known[name]!, value, `body.${name}`);
    if (errors.length > 0) throw new Refusal(400, `${errors[0]!.field} ${errors[0]!.message}`, errors);
  }
}
