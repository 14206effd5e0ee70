import { isJsonObject, type JsonObject, listOperations } from '@telephony/contract';
import { parameterNames } from './parameter-names.ts';

/** Names of one kind in a contract: who lists most of them means all. */
export interface Family {
  /** What one of them is, such as `operation`. */
  kind: 'operation' | 'event' | 'field' | 'value' | 'parameter';
  /** What they are all of, as a sentence calls it; tells families of one kind apart. */
  of: string;
  names: Set<string>;
}

/** What the families of the whole contract are of. */
export const WHOLE = 'the contract';

/**
 * The families of a bundle: operations by resource and all together, events, the parameters of each operation, the fields of
 * each record, the values of each enumeration.
 */
export function familiesOf(bundle: JsonObject): Family[] {
  const operations = listOperations(bundle).filter(({ kind }) => kind === 'path');
  const ids = operations.flatMap(({ path, value }) => {
    const id = value['operationId'];
    return typeof id === 'string' ? [{ id, resource: `/${path.split('/')[1] ?? ''}` }] : [];
  });
  const byResource = Map.groupBy(ids, ({ resource }) => resource);
  const events = isJsonObject(bundle['webhooks']) ? Object.keys(bundle['webhooks']) : [];
  return [
    ...Array.from(byResource, ([resource, list]) =>
      family(
        'operation',
        `\`${resource}\``,
        list.map(({ id }) => id),
      ),
    ),
    family(
      'operation',
      WHOLE,
      ids.map(({ id }) => id),
    ),
    family('event', WHOLE, events),
    ...operations.map(({ pathItem, value }) =>
      family('parameter', `\`${String(value['operationId'])}\``, parameterNames(bundle, pathItem, value)),
    ),
    ...schemaFamilies(bundle),
  ];
}

function schemaFamilies(bundle: JsonObject): Family[] {
  const { components } = bundle;
  const schemas =
    isJsonObject(components) && isJsonObject(components['schemas']) ? components['schemas'] : {};
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const properties = isJsonObject(schema) && isJsonObject(schema['properties']) ? schema['properties'] : {};
    return [
      family('field', `\`${name}\``, Object.keys(properties)),
      family('value', `\`${name}\``, knownValues(schema)),
      ...Object.entries(properties).map(([field, property]) =>
        family('value', `\`${field}\` of \`${name}\``, knownValues(property)),
      ),
    ];
  });
}

/** The values of an enumeration, open or closed. */
function knownValues(schema: unknown): string[] {
  if (!isJsonObject(schema)) return [];
  const branches: unknown[] = Array.isArray(schema['anyOf']) ? schema['anyOf'] : [];
  const own: unknown[] = Array.isArray(schema['enum']) ? schema['enum'] : [];
  const texts = own.filter((value) => typeof value === 'string' && value !== '');
  return [...texts.map(String), ...branches.flatMap(knownValues)];
}

function family(kind: Family['kind'], of: string, names: readonly string[]): Family {
  return { kind, of, names: new Set(names) };
}
