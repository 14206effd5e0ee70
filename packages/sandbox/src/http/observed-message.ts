import type { OperationId } from '../types/operations.ts';
import type { FieldError } from '../contract/schemas.ts';

/** What the platform was seen to say of a member that is missing, in place of its name (ledger O-13). */
const messages: Partial<Record<OperationId, Record<string, string>>> = {
  createLeadcall: { 'body.caller_id': 'DDI not found' },
};

/** The message for what is wrong first: as it was seen, else the field and what is wrong with it. */
export function messageOf(operationId: OperationId, { field, message }: FieldError): string {
  return messages[operationId]?.[field] ?? `${field} ${message}`;
}
