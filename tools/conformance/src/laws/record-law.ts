import type { Contract, JsonObject, Operation } from '@telephony/contract';
import { readRequest } from '../sweep/sweep.ts';
import { recordOf, statusOf } from '../writes/json-of.ts';
import type { Breach, Law, LawContext, Sampled } from './law.ts';
import { idOf, isSame, isScalar } from './read-page.ts';

const NAME = 'records';
/** An id that no record has: larger than any that was seen, and a prime. */
const NOBODY = 999_999_937;

/** A record that is read by its id has that id, and says what the list says; an id of nobody brings no record. */
export const recordLaw: Law<Sampled> = {
  name: NAME,
  plan: (operation, contract) => {
    const single = singleOf(operation, contract);
    return single
      ? [
          `GET ${single.path} (the first, the middle and the last record)`,
          `GET ${single.path} (an id of nobody)`,
        ]
      : [];
  },
  async hold({ operation, records }, context) {
    const single = singleOf(operation, context.contract);
    if (!single) return [];
    const name = single.pathParameters[0]?.name ?? 'id';
    const breaches: Breach[] = [];
    const chosen = new Set([records[0], records[Math.floor(records.length / 2)], records.at(-1)]);
    for (const listed of chosen) {
      const id = listed?.[name] ?? listed?.['id'];
      if (listed && isScalar(id))
        breaches.push(...(await holdOne(single, name, String(id), listed, context)));
    }
    return [...breaches, ...(await holdNobody(single, records, context))];
  },
};

async function holdOne(
  single: Operation,
  name: string,
  id: string,
  listed: JsonObject,
  context: LawContext,
): Promise<Breach[]> {
  const exchange = await context.ask(`law / ${NAME}`, readRequest(pathWith(single, id), context.token));
  const record = recordOf(exchange);
  const status = statusOf(exchange);
  if (status === 404)
    return isLive(single)
      ? []
      : [
          {
            rule: 'law',
            message: 'a record of the list is not found by its id',
            expected: 'the record',
            seen: '404',
            exchange,
          },
        ];
  if (status !== 200 || !record) return [];
  const given = record[name] ?? record['id'];
  if (given === undefined || !isScalar(given)) return [];
  if (String(given).replace('+', '') !== id.replace('+', ''))
    return [
      {
        rule: 'law',
        message: 'the record has another id than was asked for',
        expected: `the ${name} of the address`,
        seen: context.mask.seen(given, name),
        pointer: `/data/${name}`,
        exchange,
      },
    ];
  if (isLive(single)) return [];
  const other = Object.keys(listed).find(
    (field) =>
      isScalar(listed[field]) &&
      typeof record[field] === typeof listed[field] &&
      !isSame(record[field], listed[field]) &&
      !/(?:last_|updated_)/.test(field),
  );
  if (other === undefined) return [];
  return [
    {
      rule: 'law',
      message: `${context.mask.field(other)} is not what the list says`,
      expected: context.mask.seen(listed[other], other),
      seen: context.mask.seen(record[other], other),
      pointer: `/data/${context.mask.field(other)}`,
      exchange,
    },
  ];
}

async function holdNobody(single: Operation, records: JsonObject[], context: LawContext): Promise<Breach[]> {
  if (records.some((record) => idOf(record) === String(NOBODY))) return [];
  const exchange = await context.ask(
    `law / ${NAME}`,
    readRequest(pathWith(single, String(NOBODY)), context.token),
  );
  const status = statusOf(exchange);
  if (status === undefined || status < 200 || status >= 300) return [];
  return [
    {
      rule: 'law',
      message: 'an id that nobody has brings a record',
      expected: 'a 404, or a 403',
      seen: `${status}`,
      exchange,
    },
  ];
}

/** The operation that reads one record of a collection. */
function singleOf({ path }: Operation, { operations }: Contract): Operation | undefined {
  return operations.find(
    (one) =>
      one.method === 'get' &&
      one.path.startsWith(`${path}/{`) &&
      one.path.endsWith('}') &&
      one.pathParameters.length === 1,
  );
}

/** A live call changes while it is read. */
function isLive({ path }: Operation): boolean {
  return path.startsWith('/calls/');
}

function pathWith({ path }: Operation, id: string): string {
  return path.replace(/\{\w+\}/, encodeURIComponent(id));
}
