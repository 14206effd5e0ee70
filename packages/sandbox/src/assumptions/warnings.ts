import { type FieldError, isJsonObject } from '@telephony/contract';
import type { OperationId } from '../contract/contract.ts';
import { fieldsWithoutEffect, keptFields } from './fields-without-effect.ts';

const NO_WARNINGS: FieldError[] = [];

export function warningsFor(operation: OperationId, requestBody: unknown): FieldError[] {
  const fields = fieldsWithoutEffectById.get(operation);
  return fields ? fieldsIn(requestBody, fields) : NO_WARNINGS;
}

const fieldsWithoutEffectById = new Map<OperationId, ReadonlySet<string>>();
for (const { fields } of [...fieldsWithoutEffect, keptFields])
  for (const [operation, names] of Object.entries(fields) as [OperationId, string[]][])
    fieldsWithoutEffectById.set(
      operation,
      new Set([...(fieldsWithoutEffectById.get(operation) ?? []), ...names]),
    );

function fieldsIn(requestBody: unknown, fields: ReadonlySet<string>): FieldError[] {
  const [one] = Array.isArray(requestBody) ? (requestBody as unknown[]) : [requestBody];
  if (!isJsonObject(one)) return NO_WARNINGS;
  return Object.entries(one)
    .filter(([name, value]) => fields.has(name) && value !== null)
    .map(([name]) => ({ field: `body.${name}`, message: 'is kept or ignored, and changes nothing here' }));
}
