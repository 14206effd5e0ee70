import { isJsonObject } from '@telephony/contract';
import { operationsOf } from '../files/operations-of.ts';
import { recordFields } from '../files/record-fields.ts';
import type { Check } from './check.ts';
import { didYouMean } from './did-you-mean.ts';

/** What x-filter says is about fields of the record: the one with the date, and those that are refused. */
export const filterField: Check = (files) =>
  [...operationsOf(files).values()].flatMap((operation) => {
    const { file, method } = operation;
    const filter = operation.operation['x-filter'];
    const fields = recordFields(files, operation);
    if (!isJsonObject(filter) || fields.length === 0) return [];
    const { also, dateProperty, refused } = filter;
    const others = Array.isArray(also) ? also.map(String) : [];
    const named: [path: (string | number)[], name: unknown][] = [
      ...(dateProperty === undefined ? [] : [[['dateProperty'], dateProperty] as [string[], unknown]]),
      ...(Array.isArray(refused) ? refused : []).map(
        (name: unknown, index): [(string | number)[], unknown] => [['refused', index], name],
      ),
    ];
    return named
      .filter(([, name]) => !fields.includes(String(name)) && !others.includes(String(name)))
      .map(([path, name]) =>
        file.finding(
          [method, 'x-filter', ...path],
          'filter-field',
          `The record has no field ${String(name)}. ${didYouMean(String(name), fields, 'Name one that it has.')}`,
        ),
      );
  });
