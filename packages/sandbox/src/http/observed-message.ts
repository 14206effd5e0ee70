import type { FieldError } from '@telephony/contract';

/** What the platform was observed to say about a missing field, instead of its name (ledger O-13). */
const messages: Readonly<Record<string, Record<string, string>>> = {
  createLeadcall: { 'body.caller_id': 'DDI not found' },
};

/** The message for the first mistake: as observed, else the field and what is wrong with it. */
export function messageOf(operationId: string, { field, message }: FieldError): string {
  return messages[operationId]?.[field] ?? `${field} ${message}`;
}
