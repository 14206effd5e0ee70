import { type Contract, isJsonObject, type Operation, propertiesOf, recordSchema } from '@telephony/contract';

/** The fields of a record that are about an entry of the ledger, such as one that is null in one of two forms (O-67). */
export function openFields(contract: Contract, operation: Operation): ReadonlySet<string> {
  const fields = propertiesOf(contract.document, recordSchema(contract, operation));
  return new Set(
    Object.entries(fields).flatMap(([name, schema]) =>
      isJsonObject(schema) && 'x-ledger' in schema ? [name] : [],
    ),
  );
}
