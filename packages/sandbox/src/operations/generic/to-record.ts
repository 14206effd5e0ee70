import { type JsonSchema, resolve } from '@telephony/contract';
import type { PlatformContract } from '../../contract/contract.ts';
import type { Store } from '../../platform/core/store.ts';
import { textOf } from '../../ground/store/text-of.ts';
import { codeOf } from './codes.ts';

/**
 * What is sent, as the record has it. Requests and records name and type some fields differently (Resources, queues and
 * IVRs): each value becomes what the record's schema takes, whatever was sent.
 *
 * @param properties Of the record's schema.
 * @param renamed Fields of the request that have another name in the record.
 */
export function toRecord(
  { document }: PlatformContract,
  store: Store,
  properties: Record<string, JsonSchema>,
  sent: object,
  renamed: Record<string, string> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent).map(([member, value]) => {
      const name = Object.hasOwn(renamed, member) ? renamed[member]! : member;
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, schema ? fitted(typesOf(document, schema), name, value, store) : value];
    }),
  );
}

/** The types that a schema takes, those of its alternatives included; none where it takes any. */
function typesOf(document: PlatformContract['document'], schema: JsonSchema): string[] {
  const resolved = resolve<JsonSchema>(document, schema);
  const alternatives = (resolved['anyOf'] ?? []) as JsonSchema[];
  return [
    resolved['type'] ?? [],
    ...alternatives.flatMap((one) => typesOf(document, one)),
  ].flat() as string[];
}

function fitted(types: string[], name: string, value: unknown, store: Store): unknown {
  if (types.length === 0 || types.includes(typeOf(value))) return value;
  if (typeof value === 'number' && types.includes('number')) return value;
  if (value === null) return null;
  if (types.includes('string')) return listed(value);
  if (types.includes('integer') && typeof value === 'string') {
    return /^-?\d{1,15}$/.test(value) ? Number(value) : codeOf(store, name, value);
  }
  if (types.includes('integer') && typeof value === 'number') return Math.trunc(value);
  return null;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

/** A list of plain values as records write lists: separated by commas. */
function listed(value: unknown): string {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(',');
  return textOf(value);
}
