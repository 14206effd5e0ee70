import type { CoreOptions } from '@telephony/client';
import type { Operation } from '@telephony/contract/reading';
import { followClock } from '../account/account.ts';
import { dateFieldOf, type Field, fieldsOf, isFilterable, secretFields } from '../contract/contract.ts';
import { didYouMean, usage } from '../exit.ts';
import { cellText, isRecord } from '../output/values.ts';
import { optionName, readRequest } from '../operation/request.ts';

export async function readArguments(
  url: string,
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
  body?: unknown,
): Promise<CoreOptions> {
  const fields = fieldsOf(operation).filter(({ place }) => place !== 'body');
  const conditions = new Set(isFilterable(operation) ? ['filter', 'since', 'until'] : []);
  if (dateFieldOf(operation) === undefined) for (const name of ['since', 'until']) conditions.delete(name);
  const flags: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (conditions.has(name)) flags[name] = name === 'filter' ? [value].flat().map(cellText) : String(value);
    else {
      const field = fields.find(({ path }) => path[0] === name);
      if (!field) {
        const names = [...fields.map(fieldName), ...conditions];
        const hint = await didYouMean(name, names, `It takes ${names.join(', ') || 'none'}.`);
        throw usage(`"${name}" is no argument of ${operation.operationId}. ${hint}`);
      }
      if (field.place === 'filter' && typeof value === 'object')
        throw usage(`${name} takes one value. For others, write filter, such as ["${name} in 1,2"].`);
      if (field.place !== 'path') flags[optionName(field.flag)] = flagValue(value);
    }
  }
  // The clock of a sandbox may stand still, or be set.
  if (given['filter'] ?? given['since'] ?? given['until']) await followClock({ url });
  const inPath = fields.filter(({ place }) => place === 'path');
  const args = inPath.map((field) => pathText(field, given[fieldName(field)]));
  if (body !== undefined) flags['data'] = JSON.stringify(body);
  const request = await readRequest(operation, args, flags);
  refuseGuesses(request.query);
  return request;
}

// Filters could find out a masked value by trying.
function refuseGuesses({ filter, sort, group_by: group }: Readonly<Record<string, unknown>> = {}): void {
  const compared = [filter, sort, group].flat().map((one) => (isRecord(one) ? one['property'] : one));
  const names = compared.flatMap((one) => String(one).split(/\W+/));
  const secret = names.find((name) => secretFields().has(name));
  if (secret !== undefined) throw usage(`"${secret}" is secret: filter, sort or group by other fields.`);
}

const fieldName = ({ path }: Field): string => path[0] ?? '';

function flagValue(value: unknown): string | string[] | boolean {
  if (Array.isArray(value)) return value.map((one) => flagValue(one) as string);
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  return JSON.stringify(value);
}

// Other values would lead to another path than a record's.
function pathText(field: Field, value: unknown): string | string[] {
  const texts = [value ?? []].flat().map(String);
  if (texts.length === 0 || texts.some((text) => /^(?:[.\s]*$|\[)/.test(text)))
    throw usage(`${fieldName(field)} must be given in arguments.`);
  if (texts.length > 1 && !field.isList) throw usage(`${fieldName(field)} takes one value.`);
  return field.isList ? texts : texts[0]!;
}
