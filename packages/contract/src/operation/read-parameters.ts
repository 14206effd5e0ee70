import { childPointer } from '../document/json-pointer.ts';
import type { OpenApiDocument, ParameterObject, Referable } from '../document/openapi-document.ts';
import { follow } from '../document/resolve.ts';
import type { Parameter } from './operation.ts';
import { readExamples } from './read-content.ts';
import { valueSchemaOf } from './value-schema-of.ts';

/** A list of parameters, and the JSON pointer of what has it. */
interface ParameterList {
  parameters?: Referable<ParameterObject>[] | undefined;
  pointer: string;
}

/**
 * The parameters of lists that are joined: those of a path, and those of its operation, which replace those of the same
 * name and place.
 */
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
