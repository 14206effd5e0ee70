import type { JsonObject, Operation } from '@telephony/contract';
import type { Ask } from './server/ask.ts';
import { readRequest, recordsOf } from './server/exchange.ts';

export interface SweepOutcome {
  asked: number;
  skipped: { operationId: string; reason: string }[];
}

// Shows fields that are often null, and spares a server in use.
const LIMIT = 20;
const MAX_FAILURES = 3;

export async function sweep(
  operations: readonly Operation[],
  token: string,
  ask: Ask,
  known: KnownRecords,
  onProgress: (done: number, total: number) => void,
): Promise<SweepOutcome> {
  const reading = inOrder(operations);
  const skipped: SweepOutcome['skipped'] = [];
  let asked = 0;
  let failures = 0;
  for (const operation of reading) {
    const { operationId, path } = operation;
    const filled = isSingle(operation) ? fillPath(path, known) : path;
    if (failures >= MAX_FAILURES) {
      skipped.push({ operationId, reason: 'the server has stopped responding' });
    } else if (filled === undefined) {
      skipped.push({ operationId, reason: 'no collection returned an ID' });
    } else {
      const exchange = await ask('sweep', readRequest(filled + limitQuery(operation), token));
      failures = 'failure' in exchange.outcome ? failures + 1 : 0;
      asked += 1;
      if (!isSingle(operation)) known.set(path, recordsOf(exchange));
    }
    onProgress(asked + skipped.length, reading.length);
  }
  return { asked, skipped };
}

export function planSweep(operations: readonly Operation[]): string[] {
  return inOrder(operations).map((operation) => `GET ${operation.path}${limitQuery(operation)}`);
}

function isSingle({ path }: Operation): boolean {
  return path.includes('{');
}

function inOrder(operations: readonly Operation[]): Operation[] {
  return operations
    .filter(({ method }) => method === 'get')
    .toSorted((one, other) => Number(isSingle(one)) - Number(isSingle(other)));
}

export function limitQuery({ queryParameters }: Operation): string {
  return queryParameters.some(({ name }) => name === 'limit') ? `?limit=${LIMIT}` : '';
}

export type KnownRecords = Map<string, JsonObject[]>;

// `/cdrs/{id}.mp3` takes the id of a known record of `/cdrs`; without a collection, a field such as `button_id` beside it.
export function fillPath(template: string, known: KnownRecords): string | undefined {
  const collection = template.slice(0, template.indexOf('/{'));
  const own = known.get(collection)?.[0];
  const parts = template.split('/');
  let isFirst = true;
  const filled = parts.map((part) =>
    part.replace(/\{(\w+)\}/, (all, name: string) => {
      const value = isFirst ? firstValue(name, collection, own, known) : valueByName(name, parts, known);
      isFirst = false;
      return value === undefined ? all : encodeURIComponent(value);
    }),
  );
  const path = filled.join('/');
  return path.includes('{') ? undefined : path;
}

function firstValue(name: string, collection: string, own: JsonObject | undefined, known: KnownRecords) {
  if (own) return scalar(own[name]) ?? scalar(own['id']);
  const segments = collection.split('/');
  const member = `${(segments.at(-1) ?? '').replace(/s$/, '')}_${name}`;
  const beside = [...known].filter(([path]) => path.startsWith(`/${segments[1]}/`));
  return firstScalar(beside, member);
}

function valueByName(name: string, parts: string[], known: KnownRecords): string | undefined {
  const related = [...known].filter(([path]) => parts.some((part) => part.startsWith(path.slice(1))));
  return firstScalar(related, name);
}

function firstScalar(collections: [string, JsonObject[]][], member: string): string | undefined {
  const values = collections.flatMap(([, records]) => records.map((record) => scalar(record[member])));
  return values.find((value) => value !== undefined);
}

function scalar(value: unknown): string | undefined {
  return (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : undefined;
}
