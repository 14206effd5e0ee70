import {
  eachOperation,
  eachParameter,
  type Element,
  type OperationSite,
  type Report,
  type Rule,
} from '../visitor.ts';
import { bodiesOf, schemaMembers } from '../bodies.ts';

const UNIONS = ['anyOf', 'oneOf'];

const parameterSchema: Rule = () => eachParameter(checkSchema);

function checkSchema(parameter: Element, report: Report): void {
  const schema = parameter.get('schema');
  if (!schema) {
    const message =
      'A parameter without a schema. Write JSON as a string with contentMediaType: application/json and contentSchema.';
    return report(message, parameter.at);
  }
  // A $ref is followed nowhere here: what it leads to has a name.
  const isInline = schema.at.absolutePointer === schema.writtenAt.absolutePointer;
  const union = UNIONS.find((word) => isInline && word in schema.object);
  if (union) {
    report(
      `An inline ${union}. Give the schema a name in components/schemas and refer to it.`,
      schema.at.child(union),
    );
  }
}

const NEVER = new Set(['number', 'boolean', 'object', 'null']);

/** What is in a path is an id, a list of ids or a text: a number would let 1.5 and 1e3 through, and lose digits of large ids. */
const pathParameterType: Rule = () =>
  eachParameter((parameter, report) => {
    const { in: place, name } = parameter.object;
    const schema = parameter.get('schema');
    if (place !== 'path' || !schema) return;
    const wrong = [schema.object['type']]
      .flat()
      .map(String)
      .find((type) => NEVER.has(type));
    if (wrong === undefined) return;
    const message = `The path parameter ${String(name)} is of type ${wrong}. For an id refer to RecordId.yaml, else write string.`;
    report(message, schema.at.child('type'));
  });

const NAMES = ['page', 'limit', 'filter', 'group_by', 'sort', 'dir', 'include', 'fields'];

/**
 * Every GET that returns a collection takes page, limit, filter and the others, as the common rules of the documents say;
 * one forgotten `$ref` would make a collection unreadable past its first page. Dictionaries are not collections, only in
 * the envelope of one.
 */
const collectionParameters: Rule = () =>
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

const parameterDescriptionOwn: Rule = () =>
  eachOperation(({ operation }, report) => {
    const owners = new Map<string, string>();
    for (const [, { object, at }] of operation.get('parameters')?.entries() ?? []) {
      const { name, description } = object;
      if (typeof name !== 'string' || typeof description !== 'string') continue;
      const owner = owners.get(description);
      owners.set(description, name);
      if (owner === undefined) continue;
      report(`${name} has the description of ${owner}. Say what each is for.`, at.child('description'));
    }
  });

export const rules: Record<string, Rule> = {
  'parameter-schema': parameterSchema,
  'path-parameter-type': pathParameterType,
  'collection-parameters': collectionParameters,
  'parameter-description-own': parameterDescriptionOwn,
};
