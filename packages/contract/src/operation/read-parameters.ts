import { childPointer, follow, locate } from '../document/references.ts';
import {
  type ExampleObject,
  isJsonObject,
  type JsonSchema,
  type MediaTypeObject,
  type OpenApiDocument,
  type ParameterObject,
  type Referable,
} from '../document/openapi-document.ts';
import type { Example, Parameter } from './operation.ts';

interface ParameterList {
  parameters?: Referable<ParameterObject>[] | undefined;
  pointer: string;
}

// An operation's parameter replaces the path's of the same name and place.
export function readParameters(document: OpenApiDocument, lists: ParameterList[]): Parameter[] {
  const byName = new Map<string, Parameter>();
  for (const { parameters = [], pointer } of lists) {
    for (const [index, one] of parameters.entries()) {
      const parameter = readParameter(document, one, childPointer(`${pointer}/parameters`, index));
      byName.set(`${parameter.in} ${parameter.name}`, parameter);
    }
  }
  return [...byName.values()];
}

function readParameter(document: OpenApiDocument, one: Referable<ParameterObject>, at: string): Parameter {
  const { element: object, pointer } = follow<ParameterObject>(document, one, at);
  const { schema: valueSchema, isJson } = valueSchemaOf(document, object);
  return {
    object,
    pointer,
    name: object.name,
    in: object.in,
    style: object.style,
    required: object.required ?? false,
    valueSchema,
    isJson,
    examples: readExamples(document, object, pointer),
  };
}

interface ValueSchema {
  schema: JsonSchema;
  isJson: boolean;
}

const JSON_TYPE = /^application\/(.+\+)?json\b/i;

/**
 * Returns the schema of a parameter's value: its `schema`, the `contentSchema` of a string of JSON (JSON Schema 2020-12
 * Validation, section 8), or the schema of JSON `content`. Of other `content` nothing is known.
 *
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

export function readExamples(
  document: OpenApiDocument,
  { example, examples }: Pick<MediaTypeObject, 'example' | 'examples'>,
  pointer: string,
): Map<string, Example> {
  if (examples === undefined && example !== undefined) {
    const single = { object: { value: example }, pointer: `${pointer}/example`, value: example };
    return new Map([['default', single]]);
  }
  return new Map(
    Object.entries(examples ?? {}).map(([key, one]) => {
      const found = follow<ExampleObject>(document, one, childPointer(`${pointer}/examples`, key));
      return [key, { object: found.element, pointer: found.pointer, value: found.element.value }];
    }),
  );
}
