import { isJsonObject } from '@telephony/contract';
import type { Contract, OperationPage } from '../contract/model.ts';
import { successOf } from './answer-shape.ts';

/**
 * The records that the contract's examples show at an address such as `/cdrs/` with the parameter `id`: that of
 * `GET /cdrs/{id}`, then those of `GET /cdrs`.
 */
export function exampleRecords(contract: Contract, owner: string, parameter: string): unknown[] {
  const one = dataOf(getAt(contract, `${owner}{${parameter}}`));
  const many = dataOf(getAt(contract, owner.replace(/\/$/, '')));
  const key = (record: unknown) => (isJsonObject(record) ? record[parameter] : undefined);
  const others = [many].flat().filter((record) => key(record) !== key(one));
  return isJsonObject(one) ? [one, ...others] : others;
}

function getAt({ operations }: Contract, path: string): OperationPage | undefined {
  return operations.find((operation) => operation.method === 'GET' && operation.path === path);
}

/** `data` of the first example of success; undefined where it answers without one. */
function dataOf(operation: OperationPage | undefined): unknown {
  const value = operation && successOf(operation)?.contents[0]?.examples[0]?.value;
  return isJsonObject(value) ? value['data'] : undefined;
}
