import { expect, test } from 'vitest';
import { readContract } from '@telephony/contract';
import { contractFolder, readBundle } from '../../src/files.ts';
import { groupByFields } from '../../src/bundle/bundle-contract.ts';

/** The contract, its collections grouped. */
const { operationsById, resolve } = readContract(groupByFields(readBundle(contractFolder)));

/** The values of `group_by` of an operation. */
function valuesOf(operationId: string): unknown {
  const parameter = operationsById.get(operationId)?.queryParameters.find(({ name }) => name === 'group_by');
  return parameter?.valueSchema['enum'];
}

test('a collection is grouped by the fields of its record', () => {
  const { properties } = resolve<{ properties: object }>({ $ref: '#/components/schemas/PickupGroup' });
  expect(valuesOf('listPickupGroups')).toEqual(Object.keys(properties).toSorted());
  expect(valuesOf('listFaxes')).toContain('from');
});

test('where only the id of a record is known, any field may be named', () => {
  expect(valuesOf('listCallLabels')).toBeUndefined();
});
