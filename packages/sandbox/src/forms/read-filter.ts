import { type Contract, isJsonObject, type Operation } from '@telephony/contract';
import { forms } from './known/known-forms.ts';
import { type BoundValue, planResponse } from './plan.ts';

/** What filters mean by values of each property that has two forms. */
export type FilterReaders = ReadonlyMap<string, BoundValue>;

/** Those of the records that an operation lists. */
export function filterReaders(contract: Contract, operation: Operation): FilterReaders {
  const data = planResponse(contract, forms, operation, 200)?.root?.fields.get('data');
  const fields = [...((data?.items ?? data)?.fields ?? [])];
  return new Map(
    fields.flatMap(([name, { own }]) => {
      const reader = own.find(({ read }) => read);
      return reader ? [[name, reader]] : [];
    }),
  );
}

/** The conditions of a filter, their values as records have them, whichever form they are written in. */
export function readFilter(readers: FilterReaders, filter: readonly unknown[]): unknown[] {
  return filter.map((condition) => {
    if (!isJsonObject(condition)) return condition;
    const { property, value } = condition;
    const reader = typeof property === 'string' ? readers.get(property) : undefined;
    if (!reader?.read) return condition;
    const { read, schema } = reader;
    const one = (part: unknown) => read(part, schema);
    return { ...condition, value: Array.isArray(value) ? value.map(one) : one(value) };
  });
}
