import type { FieldError } from '@telephony/contract';

/** What the platform was observed to say about a missing field, instead of its name (ledger O-13). */
const messages: Readonly<Record<string, Record<string, string>>> = {
  createLeadcall: { 'body.caller_id': 'DDI not found' },
};

/** The message that was observed for a mistake; undefined where none was. */
export function observedMessage(operationId: string, { field }: FieldError): string | undefined {
  return messages[operationId]?.[field];
}
