import { isJsonObject, type JsonSchema } from '../document/json.ts';
import { locate } from '../document/resolve.ts';

/** The schema of the value that a parameter carries. */
export interface ValueSchema {
  schema: JsonSchema;
  /** Whether the parameter is a string that holds JSON, of which this is the schema. */
  isJson: boolean;
}

/**
 * The schema of what a parameter carries: its `schema`, or the `contentSchema` of a string that holds JSON
 * (`contentMediaType: application/json`; JSON Schema 2020-12 Validation, section 8). No validator looks into such a string
 * by itself.
 *
 * @param document What the references of the schema are to.
 * @param parameter A Parameter Object whose own reference is followed.
 */
export function valueSchemaOf(document: object, parameter: { readonly schema?: unknown }): ValueSchema {
  const written = isJsonObject(parameter.schema) ? parameter.schema : {};
  const schema = locate<JsonSchema>(document, written, '')?.element ?? {};
  const content = schema['contentMediaType'] === 'application/json' && schema['contentSchema'];
  return isJsonObject(content) ? { schema: content, isJson: true } : { schema: written, isJson: false };
}
