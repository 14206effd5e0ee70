import { declaredStatus, type JsonObject, type Operation, safeName } from '@telephony/contract';
import { showValue } from '../show-value.ts';
import { readRequest, recordOf, type ServerRequest, statusOf } from '../server/exchange.ts';
import { idOf, isLive, isScalar, UNKNOWN_ID, pathWith, singleOf } from './collection.ts';
import { changedField, differingItems, openFields } from './compare-records.ts';
import { type Breach, breachOf, type Law, type LawContext, type Sample } from './law.ts';

const NAME = 'records';
const NO_RECORD = 'an id that no record has';
export const ANY_ID = `${NO_RECORD} brings a record`;
const OTHER_ID = 'the record has another id than was asked for';
const MAX_RECORDS = 5;

export const recordLaw: Law<Sample> = {
  name: NAME,
  async check({ operation, records }, context) {
    const single = singleOf(operation.path, context.contract);
    if (!single) return [];
    const name = single.pathParameters[0]?.name ?? 'id';
    const breaches: Breach[] = [];
    for (const listed of spread(records)) {
      const id = listed[name] ?? listed['id'];
      if (isScalar(id)) breaches.push(...(await checkOne(single, name, String(id), listed, context)));
    }
    return [...breaches, ...(await checkUnknown(single, records, context))];
  },
};

function spread(records: JsonObject[]): JsonObject[] {
  const step = (records.length - 1) / (MAX_RECORDS - 1);
  return records.length <= MAX_RECORDS
    ? records
    : Array.from({ length: MAX_RECORDS }, (_, index) => records[Math.round(index * step)]!);
}

async function checkOne(
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
    return isLive(single.path)
      ? []
      : [breachOf(exchange, 'a record of the list is not found by its id', 'the record', { seen: 404 })];
  if (status !== 200 || !record) return [];
  const given = record[name] ?? record['id'];
  if (given === undefined || !isScalar(given)) return [];
  if (String(given).replace('+', '') !== id.replace('+', ''))
    return [
      breachOf(exchange, OTHER_ID, `the ${name} of the address`, {
        kind: OTHER_ID,
        seen: showValue(given, name),
        pointer: `/data/${name}`,
      }),
    ];
  if (isLive(single.path)) return [];
  const other =
    changedField(listed, record, openFields(context.contract, single)) ?? differingItems(listed, record);
  if (other === undefined) return [];
  const [expected, shown] = [showValue(listed[other], other), showValue(record[other], other)];
  // Two secrets look the same once they are redacted.
  const seen = shown === expected ? 'another one' : shown;
  const field = safeName(other);
  return [
    breachOf(exchange, `${field} is not what the list says`, expected, { seen, pointer: `/data/${field}` }),
  ];
}

async function checkUnknown(
  single: Operation,
  records: JsonObject[],
  context: LawContext,
): Promise<Breach[]> {
  const taken = new Set(records.map(idOf));
  if (taken.has(String(UNKNOWN_ID))) return [];
  const first = records.map((record) => record['id']).find((id) => typeof id === 'number');
  const unknown = readRequest(pathWith(single, String(UNKNOWN_ID)), context.token);
  const requests: [what: string, request: ServerRequest][] = [[NO_RECORD, unknown]];
  if (first !== undefined) {
    const withLetter = readRequest(pathWith(single, `${first}x`), context.token);
    requests.push(['an id with a letter behind it', withLetter]);
  }
  const breaches: Breach[] = [];
  for (const [what, request] of requests) {
    const exchange = await context.ask(`law / ${NAME}`, request);
    const status = statusOf(exchange);
    if (status === undefined) continue;
    const isFound = status >= 200 && status < 300;
    // An id with a letter may be a bad request. The response alone shows a status that is not declared.
    const isBadRequest = what === NO_RECORD && status === 400 && declaredStatus(single, 400) !== undefined;
    if (!isFound && !isBadRequest) continue;
    const message = `${what} ${isFound ? 'brings a record' : 'is not a 404'}`;
    const more = { seen: status, ...(isFound && { kind: ANY_ID }) };
    breaches.push(breachOf(exchange, message, 'a 404, or a 403', more));
  }
  return breaches;
}
