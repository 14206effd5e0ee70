import { fileURLToPath } from 'node:url';
import { type FieldError, loadContractSync } from '@telephony/contract';
import type { TableName } from '../platform/core/tables.ts';

/** The schemas of what the sandbox keeps and no response shows, in the document of the control plane. */
const SCHEMAS: Partial<Record<TableName, string>> = { calls: 'KeptCall', wrap_ups: 'WrapUp' };

let control: ReturnType<typeof loadContractSync> | undefined;

/** Whether the records of a table have a schema of the sandbox's own. */
export function hasOwnSchema(table: TableName): boolean {
  return SCHEMAS[table] !== undefined;
}

/** What is wrong with a record of such a table. Empty when nothing is. */
export function checkOwn(table: TableName, record: unknown, field: string): FieldError[] {
  control ??= loadContractSync(fileURLToPath(new URL('../generated/control.json', import.meta.url)));
  return control.schemas.check({ $ref: `#/components/schemas/${SCHEMAS[table]}` }, record, field);
}
