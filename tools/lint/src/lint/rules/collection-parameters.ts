import { bodiesOf } from '../bodies.ts';
import { eachOperation, type OperationSite } from '../each-operation.ts';
import { schemaMembers } from '../schema-members.ts';
import type { Rule } from '../visitor.ts';

const NAMES = ['page', 'limit', 'filter', 'group_by'];

/**
 * Every GET that returns a collection takes page, limit, filter and group_by, as the common rules of the documents say;
 * one forgotten `$ref` would make a collection unreadable past its first page. Dictionaries are not collections, only in
 * the envelope of one.
 */
export const rule: Rule = () =>
  eachOperation((site, report) => {
    if (site.kind === 'webhook' || site.method !== 'get' || site.name.endsWith('/dictionaries')) return;
    if (!bodiesOf(site).some(({ status, schema }) => status === '200' && isCollection(schema))) return;
    const given = parameterNames(site);
    const missing = NAMES.filter((name) => !given.has(name));
    if (missing.length === 0) return;
    report(
      `A GET of a collection takes ${missing.join(', ')}. Write them as in another collection.`,
      site.operation.at,
    );
  });

function isCollection(schema: Parameters<typeof schemaMembers>[0]): boolean {
  return schemaMembers(schema).properties.get('data')?.[0]?.object['type'] === 'array';
}

function parameterNames({ item, operation }: OperationSite): Set<unknown> {
  const parameters = [item, operation].flatMap((element) => element.get('parameters')?.entries() ?? []);
  return new Set(parameters.map(([, parameter]) => parameter.object['name']));
}
