import { type JsonSchema, propertiesOf, recordSchema, resolve } from '@telephony/contract';
import { invalid, Refusal } from '@telephony/http';
import { timestamp } from '../../infrastructure/timestamp.ts';
import type { RecordResponse, SandboxRequest } from './handler.ts';
import { type Collection, type Stored, textOf } from '../../infrastructure/collection.ts';
import { codeOf, type Store, type TableName, type Tables } from '../../platform/store.ts';
import type { OperationId, PlatformContract, PlatformOperation } from '../../contract/contract.ts';
import { answer, named } from './present.ts';

export interface WriteOptions<N extends TableName, Id extends OperationId> {
  renamed?: Record<string, string>;
  check?: (request: SandboxRequest<Id>, old: Tables[N] | undefined) => void;
  set?: (request: SandboxRequest<Id>, record: Tables[N], old: Tables[N] | undefined) => Partial<Tables[N]>;
  after?: (request: SandboxRequest<Id>, record: Tables[N]) => void;
}

type WriteRequest<Id extends OperationId> = SandboxRequest<Id> & { body: object };

export function create<Id extends OperationId, N extends TableName>(
  table: N,
  options: WriteOptions<N, Id> = {},
) {
  return (request: WriteRequest<Id>): RecordResponse<201, Tables[N]> => {
    const { contract, store, clock } = request.platform;
    checkBody(contract, request.operation, request.body);
    options.check?.(request, undefined);
    const collection = store.tables[table];
    const properties = propertiesOf(contract.document, recordSchema(contract, request.operation));
    const empty = Object.fromEntries(Object.keys(properties).map((name) => [name, null]));
    const created = 'created_at' in properties ? { created_at: timestamp(clock.now()) } : {};
    const sent = toRecord(contract, store, properties, request.body, options.renamed);
    const record = nextRecord(collection, { ...empty, ...created, ...sent });
    const kept = collection.put({ ...record, ...options.set?.(request, record, undefined) });
    options.after?.(request, kept);
    return answer(201, request, kept);
  };
}

export function update<Id extends OperationId, N extends TableName>(
  table: N,
  options: WriteOptions<N, Id> = {},
) {
  return (request: WriteRequest<Id>): RecordResponse<200, Tables[N]> => {
    const { contract, store } = request.platform;
    const old = named(table, request);
    checkBody(contract, request.operation, request.body);
    options.check?.(request, old);
    const properties = propertiesOf(contract.document, recordSchema(contract, request.operation));
    const sent = toRecord(contract, store, properties, request.body, options.renamed);
    const record = { ...old, ...sent, id: old.id };
    const kept = store.tables[table].put({ ...record, ...options.set?.(request, record, old) });
    options.after?.(request, kept);
    return answer(200, request, kept);
  };
}

function nextRecord<R extends Stored>(collection: Collection<R>, members: object): R {
  return { ...members, id: collection.nextId() } as R;
}

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

export function typesOf(document: PlatformContract['document'], schema: JsonSchema): string[] {
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

function listed(value: unknown): string {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(',');
  return textOf(value);
}

function checkBody(contract: PlatformContract, operation: PlatformOperation, body: object): void {
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
