import {
  type Contract,
  isJsonObject,
  type JsonSchema,
  type Operation,
  propertiesOf,
  recordSchema,
} from '@telephony/contract';
import type { Mask } from '../mask/mask.ts';
import type { Fault } from './fault.ts';

/** What the contract says of a field that counts or measures. A highest number is a setting, and -1 may stand for none. */
const AMOUNT = /\b(?:seconds|bytes|duration|length of)\b|^number of (?!the\b)/i;

/** The fields of an operation's records that are amounts, by the text of the contract. */
export function amountsOf(contract: Contract, operation: Operation): string[] {
  const fields = propertiesOf(contract.document, recordSchema(contract, operation));
  return Object.entries(fields).flatMap(([name, schema]) => (isAmount(schema) ? [name] : []));
}

function isAmount({ type, description }: JsonSchema): boolean {
  const isNumber = [type].flat().some((one) => one === 'integer' || one === 'number');
  return isNumber && typeof description === 'string' && AMOUNT.test(description);
}

/**
 * Seconds, bytes and numbers of things are not negative. The contract has no bound that says so, as its readers are to take
 * what comes.
 *
 * @param amounts Fields of the records.
 */
export function checkAmounts(amounts: readonly string[], body: unknown, mask: Mask): Fault[] {
  const data = isJsonObject(body) ? body['data'] : undefined;
  const isList = Array.isArray(data);
  const records = [data].flat().filter(isJsonObject);
  return amounts.flatMap((name): Fault[] => {
    const value = records.map((record) => record[name]).find((one) => typeof one === 'number' && one < 0);
    if (value === undefined) return [];
    return [
      {
        rule: 'law',
        message: `${name} is negative`,
        expected: 'an amount from 0 on, as its description says',
        seen: mask.seen(value, name),
        pointer: `/data/${isList ? '*/' : ''}${name}`,
      },
    ];
  });
}
