import { type FieldError, isJsonObject } from '@telephony/contract';
import type { OperationId } from '../contract/contract.ts';
import type { RoutingRule } from '../generated/schema.ts';
import { e164 } from '../platform/exchange/numbers.ts';
import { unappliedRuleParts } from '../platform/exchange/rules.ts';
import type { Platform } from '../platform/platform.ts';
import { CONTACT_NUMBERS } from '../platform/store.ts';
import { fieldsWithoutEffect, keptFields } from './fields-without-effect.ts';

const NO_WARNINGS: FieldError[] = [];

export function warningsFor(
  { store }: Platform,
  operation: OperationId,
  requestBody: unknown,
  responseBody: unknown,
): FieldError[] {
  const fields = fieldsWithoutEffectById.get(operation);
  const idle = [
    ...(fields ? fieldsIn(requestBody, fields) : NO_WARNINGS),
    ...nationalNumbers(operation, requestBody),
  ];
  if (operation !== 'createRoutingRule' && operation !== 'updateRoutingRule') return idle;
  const rule =
    isJsonObject(responseBody) && isJsonObject(responseBody['data']) ? responseBody['data'] : undefined;
  const record = rule && store.tables.routingrules.get(Number(rule['id']));
  return [...idle, ...(record ? unapplied(store, record) : NO_WARNINGS)];
}

function unapplied(store: Platform['store'], rule: RoutingRule): FieldError[] {
  return unappliedRuleParts(store, rule).map(({ field, message }) => ({ field: `body.${field}`, message }));
}

const fieldsWithoutEffectById = new Map<OperationId, ReadonlySet<string>>();
for (const { fields } of [...fieldsWithoutEffect, keptFields])
  for (const [operation, names] of Object.entries(fields) as [OperationId, string[]][])
    fieldsWithoutEffectById.set(
      operation,
      new Set([...(fieldsWithoutEffectById.get(operation) ?? []), ...names]),
    );

const CONTACT_OPERATIONS: ReadonlySet<OperationId> = new Set<OperationId>([
  'createContact',
  'updateContact',
  'bulkUpdateContacts',
]);

// Calls and messages have E.164 numbers (ledger O-15).
function nationalNumbers(operation: OperationId, requestBody: unknown): FieldError[] {
  if (!CONTACT_OPERATIONS.has(operation)) return NO_WARNINGS;
  return [requestBody].flat().flatMap((contact) =>
    isJsonObject(contact)
      ? CONTACT_NUMBERS.filter((name) => Boolean(contact[name]) && e164(contact[name]) === undefined).map(
          (name) => ({
            field: `body.${name}`,
            message: 'is not in E.164 format, so no call is found to be of the contact',
          }),
        )
      : NO_WARNINGS,
  );
}

function fieldsIn(requestBody: unknown, fields: ReadonlySet<string>): FieldError[] {
  const [one] = Array.isArray(requestBody) ? (requestBody as unknown[]) : [requestBody];
  if (!isJsonObject(one)) return NO_WARNINGS;
  return Object.entries(one)
    .filter(([name, value]) => fields.has(name) && value !== null)
    .map(([name]) => ({ field: `body.${name}`, message: 'is kept or ignored, and changes nothing here' }));
}
