import { expect, test } from 'vitest';
import { readContract } from '@telephony/contract';
import { contractFolder, readBundle } from '../../src/files/index.ts';
import { groupByFields } from '../../src/bundle/group-by-fields.ts';

/** The values of `group_by` of an operation in the bundle. */
function valuesOf(operationId: string): unknown {
  const { operationsById } = readContract(groupByFields(readBundle(contractFolder)));
  const parameter = operationsById.get(operationId)?.queryParameters.find(({ name }) => name === 'group_by');
  return parameter?.valueSchema['enum'];
}

test('a collection is grouped by the fields of its record', () => {
  expect(valuesOf('listPickupGroups')).toEqual(['id', 'name', 'users']);
  expect(valuesOf('listFaxes')).toContain('from');
});

test('where only the id of a record is known, any field may be named', () => {
  expect(valuesOf('listCallLabels')).toBeUndefined();
});
