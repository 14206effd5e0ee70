import { exampleData, type PlatformContract, responseExamples } from '../contract/contract.ts';
import type { Call } from '../generated/schema.ts';
import type { Stored } from '../infrastructure/collection.ts';
import { contractTables, type TableName, tablePaths } from '../platform/store.ts';

export function storyRecords(contract: PlatformContract): Map<TableName, Stored[]> {
  return new Map(
    contractTables.map((name) => {
      const records = tablePaths(name).flatMap((path) => exampleData(contract, path));
      const fullest = new Map<string, Stored>();
      for (const record of records) {
        const known = fullest.get(String(record.id));
        if (!known || Object.keys(record).length > Object.keys(known).length)
          fullest.set(String(record.id), record);
      }
      return [name, [...fullest.values()].map((record) => structuredClone(record))];
    }),
  );
}

export function storyCalls(contract: PlatformContract): Call[] {
  const examples = [
    ...responseExamples(contract, 'listCalls', 200).flatMap(({ data }) => data),
    ...responseExamples(contract, 'getCall', 200).map(({ data }) => data),
  ];
  return [...new Map(examples.map((call) => [call.id, call])).values()];
}
