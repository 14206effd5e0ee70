import type {
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  PathItem,
} from '../document/openapi-document.ts';
import { resolve } from '../document/resolve.ts';
import type { Parameter } from './operation.ts';

/** The parameters of an operation: those of its path, and its own, which replace those of the same name and place. */
export function readParameters(
  document: OpenApiDocument,
  pathItem: PathItem,
  operation: OperationObject,
): Parameter[] {
  const byName = new Map<string, Parameter>();
  for (const one of [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]) {
    const parameter = resolve<ParameterObject>(document, one);
    byName.set(`${parameter.in} ${parameter.name}`, describe(parameter));
  }
  return [...byName.values()];
}

function describe(parameter: ParameterObject): Parameter {
  const json = parameter.content?.['application/json'];
  return {
    ...parameter,
    required: parameter.required ?? false,
    valueSchema: json?.schema ?? parameter.schema ?? {},
    isJson: json !== undefined,
  };
}
