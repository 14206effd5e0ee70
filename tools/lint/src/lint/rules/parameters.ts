import { eachOperation, eachParameter, type Element, type Report, type Rule } from '../visitor.ts';
import { operationBodies, schemaMembers } from '../bodies.ts';

export const rules: Record<string, Rule> = {};

const UNIONS = ['anyOf', 'oneOf'];

// Generators drop a parameter with `content`, and name the type of an inline union after the first operation.
rules['parameter-schema'] = () => eachParameter(checkSchema);

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

const REFUSED_TYPES = new Set(['number', 'boolean', 'object', 'null']);

// A number would let 1.5 and 1e3 pass, and lose digits of large ids.
rules['path-parameter-type'] = () =>
  eachParameter((parameter, report) => {
    const { in: place, name } = parameter.object;
    const schema = parameter.get('schema');
    if (place !== 'path' || !schema) return;
    const wrong = [schema.object['type']]
      .flat()
      .map(String)
      .find((type) => REFUSED_TYPES.has(type));
    if (wrong === undefined) return;
    const message = `The path parameter ${String(name)} is of type ${wrong}. For an id refer to RecordId.yaml, else write string.`;
    report(message, schema.at.child('type'));
  });

const COLLECTION_PARAMETERS = ['page', 'limit', 'filter', 'group_by', 'sort', 'dir', 'include', 'fields'];

// Dictionaries only look like collections.
rules['collection-parameters'] = () =>
  eachOperation((site, report) => {
    if (site.kind === 'webhook' || site.method !== 'get' || site.name.endsWith('/dictionaries')) return;
    const success = operationBodies(site).filter(({ status }) => status === '200');
    const records = success.map(({ schema }) => schemaMembers(schema).properties.get('data')?.[0]);
    if (!records.some((data) => data?.object['type'] === 'array')) return;
    const parameters = [site.item, site.operation].flatMap((element) => element.entriesIn('parameters'));
    const names = new Set(parameters.map(([, parameter]) => parameter.object['name']));
    const missing = COLLECTION_PARAMETERS.filter((name) => !names.has(name));
    if (missing.length === 0) return;
    report(
      `A GET of a collection takes ${missing.join(', ')}. Write them as in another collection.`,
      site.operation.at,
    );
  });

rules['parameter-description-own'] = () =>
  eachOperation(({ operation }, report) => {
    const owners = new Map<string, string>();
    for (const [, { object, at }] of operation.entriesIn('parameters')) {
      const { name, description } = object;
      if (typeof name !== 'string' || typeof description !== 'string') continue;
      const owner = owners.get(description);
      owners.set(description, name);
      if (owner === undefined) continue;
      report(`${name} has the description of ${owner}. Say what each is for.`, at.child('description'));
    }
  });
