import type { Contract, Field, OperationPage } from '../../contract/model.ts';
import type { Kind } from './condition.ts';

/** A collection that takes a filter, and what it can be filtered by. Pages have it as JSON. */
export interface Filterable {
  path: string;
  /** Summary of the operation: `List call detail records`. */
  summary: string;
  /** The property to filter by for a period; empty where none is known. */
  date: string;
  properties: FilterableProperty[];
}

/** A property, its kind, and the values that are known of it; others are possible. */
export interface FilterableProperty {
  name: string;
  kind: Kind;
  known?: string[];
}

/** The collections of the contract, those with most properties not first but in the order of the document. */
export function filterables(contract: Contract): Filterable[] {
  return contract.operations
    .map((operation) => filterableOf(contract, operation))
    .filter((collection) => collection !== undefined);
}

/** What an operation can be filtered by; undefined where it takes no filter, or where nothing is known of it. */
export function filterableOf(contract: Contract, operation: OperationPage): Filterable | undefined {
  const { path, summary, parameters, filter } = operation;
  if (!parameters.some(({ name }) => name === 'filter')) return undefined;
  const properties = propertiesOf(contract, operation);
  if (properties.length === 0) return undefined;
  return { path, summary, date: filter?.dateProperty ?? '', properties };
}

/** Where the form of an operation reads what it can be filtered by. */
export function filterAddress({ id }: Pick<OperationPage, 'id'>): string {
  return `/filters/${id}.json`;
}

function propertiesOf(contract: Contract, { responses, filter }: OperationPage): FilterableProperty[] {
  const page = responses.find(({ status }) => status === '200')?.contents[0]?.node;
  const records = page?.fields.find(({ name }) => name === 'data')?.node.items;
  // Where a record is one of several schemas, the fields of all of them can be filtered.
  const schemas = [records, ...(records?.alternatives ?? [])].flatMap((node) => {
    const shared = contract.schemas.find(({ name }) => name === node?.component?.text);
    return shared ? [shared.node] : node ? [node] : [];
  });
  const fields = schemas.flatMap((node) => node.fields.map(propertyOf));
  const also = (filter?.also ?? []).map((name): FilterableProperty => ({ name, kind: 'any' }));
  const all = [...fields, ...also].filter(({ name }) => !filter?.refused.includes(name));
  return [...new Map(all.map((property) => [property.name, property])).values()];
}

function propertyOf({ name, node }: Field): FilterableProperty {
  const types = node.type
    .map(({ text }) => text)
    .join('')
    .split(/, | or /)
    .filter((type) => type !== 'null');
  const values = node.values?.known ?? [];
  const known = values.filter((value) => typeof value === 'string');
  const isText = known.length > 0 && known.length === values.length;
  const kind = isText ? 'text' : kindOf(types, node.component?.text);
  return { name, kind, ...(known.length > 0 && { known }) };
}

function kindOf(types: string[], component: string | undefined): Kind {
  if (component === 'Timestamp' || component === 'TimestampOrNull') return 'date';
  if (types.every((type) => type === 'integer' || type === 'number')) return 'number';
  if (types.every((type) => type === 'boolean')) return 'boolean';
  return types.every((type) => type === 'string') ? 'text' : 'any';
}
