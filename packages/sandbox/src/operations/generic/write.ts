import { type JsonSchema, propertiesOf, recordSchema, resolve } from '@telephony/contract';
import { Refusal } from '@telephony/http';
import { unreachableParts } from '../../platform/checks/reach.ts';
import { checkWritten } from '../../platform/checks/links.ts';
import { assignDdis, ddisOf, type DdiTarget } from './check-numbers.ts';
import { timestamp } from '../../infrastructure/timestamp.ts';
import type { AnyRequest, RecordResponse, SandboxRequest } from './handler.ts';
import { type Collection, type Stored, valueText } from '../../infrastructure/collection.ts';
import { codeOf, type Store, type TableName, type Tables } from '../../platform/store.ts';
import type { OperationId, PlatformContract, PlatformOperation } from '../../contract/contract.ts';
import { recordInPath, recordResponse } from './present.ts';

export interface WriteOptions<N extends TableName, Id extends OperationId> {
  /** Fields of the request that have another name in the record, such as `moh_id`, which is `moh`. */
  renamed?: Record<string, string>;
  /** Routes the numbers in `ddis` to the record: the letter of its kind. */
  ddisTo?: DdiTarget['type'];
  /** Throws Refusal 400 for what no schema can say. `old` is undefined for a new record, here and below. */
  check?: (request: SandboxRequest<Id>, old: Tables[N] | undefined) => void;
  /** The fields that the platform sets itself. */
  set?: (request: SandboxRequest<Id>, record: Tables[N], old: Tables[N] | undefined) => Partial<Tables[N]>;
  after?: (request: SandboxRequest<Id>, record: Tables[N]) => void;
}

export type WriteRequest<Id extends OperationId> = SandboxRequest<Id> & { body: object };

/** Creates a record of the fields that were sent; all other fields are null. */
export function create<Id extends OperationId, N extends TableName>(
  table: N,
  options: WriteOptions<N, Id> = {},
) {
  return (request: WriteRequest<Id>): RecordResponse<201, Tables[N]> =>
    writeResponse(201, table, request, write(table, options, request, undefined));
}

export function update<Id extends OperationId, N extends TableName>(
  table: N,
  options: WriteOptions<N, Id> = {},
) {
  return (request: WriteRequest<Id>): RecordResponse<200, Tables[N]> =>
    writeResponse(200, table, request, write(table, options, request, recordInPath(table, request)));
}

function writeResponse<Status extends number, N extends TableName>(
  status: Status,
  table: N,
  request: AnyRequest & { body: object },
  record: Tables[N],
): RecordResponse<Status, Tables[N]> {
  const { platform, body } = request;
  const warnings = unreachableParts(platform, table, record.id, { ...body });
  return { ...recordResponse(status, request, record), warnings };
}

function write<Id extends OperationId, N extends TableName>(
  table: N,
  { renamed, ddisTo: type, check, set, after }: WriteOptions<N, Id>,
  request: WriteRequest<Id>,
  old: Tables[N] | undefined,
): Tables[N] {
  const { operation, body } = request;
  const { contract, store, clock } = request.platform;
  checkOpenFields(contract, operation, body);
  const { ddis } = body as { ddis?: unknown[] };
  if (type) ddisOf(request.platform, ddis);
  check?.(request, old);
  const collection = store.tables[table];
  const properties = propertiesOf(contract.document, recordSchema(contract, operation));
  const values = toRecord(contract, store, properties, body, renamed);
  const record = old
    ? { ...old, ...values, id: old.id }
    : nextRecord(collection, { ...emptyRecord(properties, clock.now()), ...values });
  checkWritten(request.platform, entryOf(table, 'body', body, record, !old));
  const written = collection.put({ ...record, ...set?.(request, record, old) });
  if (type) assignDdis(request.platform, ddis, { type, id: Number(written.id) });
  after?.(request, written);
  return written;
}

function emptyRecord(properties: object, now: number): object {
  const empty = Object.fromEntries(Object.keys(properties).map((name) => [name, null]));
  return { ...empty, ...('created_at' in properties && { created_at: timestamp(now) }) };
}

// The only place that assumes the types of fields: `checkBody` and `toRecord` have held each value against its schema.
function nextRecord<R extends Stored>(collection: Collection<R>, members: object): R {
  return { ...members, id: collection.nextId() } as R;
}

// Requests and records name and type some fields differently (Resources, queues and IVRs).
export function toRecord(
  { document }: PlatformContract,
  store: Store,
  properties: Record<string, JsonSchema>,
  body: object,
  renamed: Record<string, string> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([member, value]) => {
      const name = Object.hasOwn(renamed, member) ? renamed[member]! : member;
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, schema ? converted(typesOf(document, schema), name, value, store) : value];
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

function converted(types: string[], name: string, value: unknown, store: Store): unknown {
  if (types.length === 0 || types.includes(jsonTypeOf(value))) return value;
  if (typeof value === 'number' && types.includes('number')) return value;
  if (value === null) return null;
  if (types.includes('string')) return commaSeparated(value);
  if (types.includes('integer') && typeof value === 'string') {
    return /^-?\d{1,15}$/.test(value) ? Number(value) : codeOf(store, name, value);
  }
  if (types.includes('integer') && typeof value === 'number') return Math.trunc(value);
  return null;
}

function jsonTypeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function commaSeparated(value: unknown): string {
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(',');
  return valueText(value);
}

export function entryOf(
  section: TableName,
  place: string,
  input: object,
  record: Stored,
  isNew: boolean,
): Parameters<typeof checkWritten>[1] {
  return { section, place, input: { ...input }, record: { ...record }, isNew };
}

// Refuses fields of an open body that are not of the record's type.
function checkOpenFields(contract: PlatformContract, operation: PlatformOperation, body: object): void {
  const { document, schemas } = contract;
  const sent = propertiesOf(document, resolve<JsonSchema>(document, operation.body?.schema ?? {}));
  const known = propertiesOf(document, recordSchema(contract, operation));
  for (const [name, value] of Object.entries(body)) {
    if (name === 'id' || Object.hasOwn(sent, name) || !Object.hasOwn(known, name)) continue;
    const errors = schemas.check(known[name]!, value, `body.${name}`);
    if (errors.length > 0) throw new Refusal(400, `${errors[0]!.field} ${errors[0]!.message}`, errors);
  }
}
