import {
  type Contract,
  isJsonObject,
  type JsonObject,
  type JsonSchema,
  propertiesOf,
  recordSchema,
} from '@telephony/contract';
import type { Mask } from '../mask/mask.ts';
import type { Exchange } from '../server/exchange.ts';
import { jsonOf, statusOf } from '../writes/json-of.ts';

/** A value that an open enumeration lets through, and that the contract does not know: no violation, but news. */
export interface NewValue {
  operationId: string;
  method: string;
  path: string;
  status: number;
  /** Place in the body. */
  pointer: string;
  /** Masked, unless the field was asked for by name. */
  seen: string;
  count: number;
}

/** The values of records that are outside the known ones of their fields. */
export function newValues(exchanges: readonly Exchange[], contract: Contract, mask: Mask): NewValue[] {
  const found = new Map<string, NewValue>();
  const known = new Map<string, Map<string, unknown[]>>();
  for (const exchange of exchanges) {
    const { operationId, method, path } = exchange.operation;
    const status = statusOf(exchange) ?? 0;
    const body =
      status >= 200 && status < 300 && exchange.request.method !== 'HEAD' ? jsonOf(exchange) : undefined;
    const data = isJsonObject(body) ? body['data'] : undefined;
    const enumerations = known.get(operationId) ?? enumerationsOf(exchange, contract);
    known.set(operationId, enumerations);
    const base = Array.isArray(data) ? '/data/*' : '/data';
    for (const record of [data].flat().filter(isJsonObject)) {
      for (const [field, values] of enumerations) {
        const value = record[field];
        if (typeof value !== 'string' || value === '' || values.includes(value)) continue;
        const seen = mask.seen(value, field);
        const key = `${operationId} ${field} ${seen}`;
        const one = found.get(key) ?? {
          operationId,
          method: method.toUpperCase(),
          path,
          status,
          pointer: `${base}/${field}`,
          seen,
          count: 0,
        };
        found.set(key, { ...one, count: one.count + 1 });
      }
    }
  }
  return [...found.values()];
}

/** Fields with an open enumeration of texts, and the values that are known. */
function enumerationsOf({ operation }: Exchange, contract: Contract): Map<string, unknown[]> {
  const properties = propertiesOf(contract.document, recordSchema(contract, operation));
  return new Map(
    Object.entries(properties).flatMap(([field, schema]) => {
      const values = valuesOf(schema, contract);
      return values.some((value) => typeof value === 'string') ? [[field, values] as const] : [];
    }),
  );
}

function valuesOf(schema: JsonSchema, contract: Contract): unknown[] {
  const own: JsonObject = contract.resolve(schema);
  const parts = [own['anyOf'] ?? [], own['oneOf'] ?? []].flat().filter(isJsonObject);
  return [own['enum'] ?? [], ...parts.map((part) => valuesOf(part, contract))].flat();
}
