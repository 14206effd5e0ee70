import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { Exchange } from '../server/exchange.ts';

/** The records that collections have brought, by the path of the collection. */
export type KnownRecords = Map<string, JsonObject[]>;

/** The records in the response of a collection; none for other responses. */
export function recordsOf({ outcome }: Exchange): JsonObject[] {
  if ('failure' in outcome || outcome.status !== 200) return [];
  try {
    const body: unknown = JSON.parse(outcome.body.toString('utf8'));
    const data = isJsonObject(body) ? body['data'] : undefined;
    return Array.isArray(data) ? data.filter(isJsonObject) : [];
  } catch {
    return [];
  }
}

/**
 * The path of an operation with the values of a known record, or undefined where there is none. `/cdrs/{id}.mp3` takes the
 * id of a record of `/cdrs`; where a path has no collection, a field such as `button_id` of a record beside it; parameters
 * that follow take the fields of their name, as `from` and `to` of `/sms` for the threads of a user.
 */
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
