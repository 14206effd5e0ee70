import {
  isJsonObject,
  isReference,
  type JsonObject,
  listOperations,
  pointerOf,
  pointerOfReference,
  pointerSegments,
  resolvePointer,
  walkContract,
} from '@telephony/contract';
import { UserError } from '@telephony/command-line';

const SCHEMAS = '#/components/schemas/';

/** The events of a contract. */
export interface EventSchemas {
  /** Name of the event, such as `call.missed`, to the name of its schema; in alphabetical order. */
  byEvent: Map<string, string>;
  /** The schemas of the events and those that they refer to, by name, in alphabetical order. */
  schemas: Map<string, JsonObject>;
}

/**
 * Reads the bodies of the webhooks of a bundle.
 *
 * @throws UserError where a webhook has no JSON body whose schema is a reference to a named one, or where a schema
 * refers to something else.
 */
export function readEventSchemas(bundle: JsonObject): EventSchemas {
  const byEvent = new Map(
    listOperations(bundle)
      .filter(({ kind }) => kind === 'webhook')
      .map(({ path, pointer, value }) => {
        const schema = resolvePointer(value, '/requestBody/content/application~1json/schema');
        if (!isReference(schema))
          throw new UserError(
            `${pointer}: the body of an event must be a \`$ref\` to a schema in components.`,
          );
        return [path, schemaName(schema.$ref)] as const;
      })
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  );
  const found = new Map<string, JsonObject>();
  const collect = (name: string): void => {
    if (found.has(name)) return;
    const schema = resolvePointer(bundle, pointerOf(['components', 'schemas', name]));
    if (!isJsonObject(schema)) throw new UserError(`${SCHEMAS}${name} is not a schema of the bundle.`);
    found.set(name, schema);
    walkContract(schema, (element) => {
      if (isReference(element)) collect(schemaName(element.$ref));
    });
  };
  for (const name of byEvent.values()) collect(name);
  return { byEvent, schemas: new Map([...found].toSorted(([left], [right]) => (left < right ? -1 : 1))) };
}

function schemaName(reference: string): string {
  const [first, kind, name, ...rest] = pointerSegments(pointerOfReference(reference) ?? '');
  if (first !== 'components' || kind !== 'schemas' || name === undefined || rest.length > 0)
    throw new UserError(`${reference}: an event can only refer to ${SCHEMAS}….`);
  return name;
}
