/** The request of a tool: arguments by the names of the contract, read as the command line reads its flags. */
import type { CoreOptions } from '@telephony/client';
import { dateField } from '@telephony/contract/commands';
import type { Operation } from '@telephony/contract/reading';
import { type Field, fieldsOf, isFilterable, secretFields } from '../contract/contract.ts';
import { didYouMean, usage } from '../exit.ts';
import { isRecord } from '../output/values.ts';
import { attributeOf, readRequest } from '../operation/request.ts';

export async function requestOf(
  operation: Operation,
  given: Readonly<Record<string, unknown>>,
  body?: unknown,
): Promise<CoreOptions> {
  const fields = fieldsOf(operation).filter(({ place }) => place !== 'body');
  const conditions = new Set(isFilterable(operation) ? ['filter', 'since', 'until'] : []);
  if (dateField(operation) === undefined) for (const name of ['since', 'until']) conditions.delete(name);
  const flags: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    if (conditions.has(name)) flags[name] = name === 'filter' ? [value].flat().map(String) : String(value);
    else {
      const field = fields.find(({ path }) => path[0] === name);
      if (!field) {
        const names = [...fields.map(nameOf), ...conditions];
        const hint = await didYouMean(name, names, `It takes ${names.join(', ') || 'none'}.`);
        throw usage(`"${name}" is no argument of ${operation.operationId}. ${hint}`);
      }
      if (field.place !== 'path') flags[attributeOf(field.flag)] = textsOf(value);
    }
  }
  const inPath = fields.filter(({ place }) => place === 'path');
  const args = inPath.map((field) => pathText(field, given[nameOf(field)]));
  const request = await readRequest(operation, args, {
    ...flags,
    ...(body !== undefined && { data: JSON.stringify(body) }),
  });
  refuseGuesses(request.query);
  return request;
}

/** @throws UserError for a query that would find out a secret by trying: what is masked is not compared either. */
function refuseGuesses({ filter, sort, group_by: group }: Readonly<Record<string, unknown>> = {}): void {
  const compared = [filter, sort, group].flat().map((one) => (isRecord(one) ? one['property'] : one));
  const names = compared.flatMap((one) => String(one).split(/\W+/));
  const secret = names.find((name) => secretFields().has(name));
  if (secret !== undefined) throw usage(`"${secret}" is secret: filter, sort or group by other fields.`);
}

const nameOf = ({ path }: Field): string => path[0] ?? '';

function textsOf(value: unknown): string | string[] | boolean {
  if (Array.isArray(value)) return value.map((one) => textsOf(one) as string);
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** @throws UserError for what would lead to another path than that of a record. */
function pathText(field: Field, value: unknown): string | string[] {
  const texts = [value ?? []].flat().map(String);
  if (texts.length === 0 || texts.some((text) => /^(?:[.\s]*$|\[)/.test(text)))
    throw usage(`${nameOf(field)} must be given in arguments.`);
  if (texts.length > 1 && !field.isList) throw usage(`${nameOf(field)} takes one value.`);
  return field.isList ? texts : texts[0]!;
}
