import { exampleData, type PlatformContract, responseExamples } from '../contract/contract.ts';
import type { Call } from '../generated/schema.ts';
import type { Stored } from '../infrastructure/collection.ts';
import { shownAt } from '../platform/shown-tables.ts';
import type { TableName } from '../platform/store.ts';

export function storyRecords(contract: PlatformContract): Map<TableName, Stored[]> {
  const names = Object.keys(shownAt) as TableName[];
  return new Map(
    names.map((name) => {
      const records = (shownAt[name] ?? []).flatMap((path) => exampleData(contract, path));
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
