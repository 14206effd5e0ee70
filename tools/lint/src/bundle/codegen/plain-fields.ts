import { isJsonObject } from '@telephony/contract';
import { mapParameters } from '../transform/map-parameters.ts';
import { referredElement } from '../transform/referred-element.ts';
import type { Transformation } from '../transform/transformation.ts';

/**
 * With a string parameter for each resource of an object in brackets: `fields[cdrs]` of `GET /cdrs` instead of `fields`,
 * whose keys are free, and which few generators put on the wire as it is meant.
 */
export const plainFields: Transformation = (document) =>
  mapParameters(document, (parameter, path) => {
    const { style, explode: _, examples, schema, name, ...rest } = parameter;
    if (style !== 'deepObject' || !isJsonObject(schema)) return [parameter];
    const { additionalProperties } = referredElement(document, schema);
    const text = isJsonObject(additionalProperties) ? additionalProperties : { type: 'string' };
    return resources(path, examples).map((resource) => ({
      name: `${String(name)}[${resource}]`,
      ...rest,
      schema: text,
    }));
  });

/** The resource that a path ends in, and those that the examples name. */
function resources(path: string, examples: unknown): string[] {
  const own = path.split('/').findLast((segment) => segment !== '' && !segment.startsWith('{'));
  const shown = Object.values(isJsonObject(examples) ? examples : {}).flatMap((example) =>
    isJsonObject(example) && isJsonObject(example['value']) ? Object.keys(example['value']) : [],
  );
  return [...new Set([...(own ? [own] : []), ...shown])];
}
