import { isJsonObject, type JsonSchema } from '../document/json.ts';
import { locate } from '../document/resolve.ts';

/** The schema of the value that a parameter carries. */
export interface ValueSchema {
  schema: JsonSchema;
  /** Whether the parameter is a string that holds JSON, of which this is the schema. */
  isJson: boolean;
}

const JSON_TYPE = /^application\/(.+\+)?json\b/i;

/**
 * The schema of what a parameter carries: its `schema`, the `contentSchema` of a string that holds JSON
 * (`contentMediaType: application/json`; JSON Schema 2020-12 Validation, section 8), or that of its `content` in JSON. No
 * validator looks into such a string by itself. Of `content` in another media type nothing is known.
 *
 * @param document What the references of the schema are to.
 * @param parameter A Parameter Object whose own reference is followed.
 */
export function valueSchemaOf(
  document: object,
  parameter: { readonly schema?: unknown; readonly content?: unknown },
): ValueSchema {
  const [media] = isJsonObject(parameter.content) ? Object.entries(parameter.content) : [];
  if (media) {
    const [type, { schema }] = media as [string, { schema?: unknown }];
    return JSON_TYPE.test(type)
      ? { schema: isJsonObject(schema) ? schema : {}, isJson: true }
      : { schema: {}, isJson: false };
  }
  const written = isJsonObject(parameter.schema) ? parameter.schema : {};
  const schema = locate<JsonSchema>(document, written, '')?.element ?? {};
  const content = schema['contentMediaType'] === 'application/json' && schema['contentSchema'];
  return isJsonObject(content) ? { schema: content, isJson: true } : { schema: written, isJson: false };
}
