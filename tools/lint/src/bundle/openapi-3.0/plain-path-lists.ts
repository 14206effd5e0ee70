import type { JsonObject } from '@telephony/contract';
import { mapParameters } from '../transform/map-parameters.ts';
import { referredElement } from '../transform/referred-element.ts';
import type { Transformation } from '../transform/transformation.ts';

/** With lists in paths as strings: Rust's generators write code that cannot turn a list into the segment of a path. */
export const plainPathLists: Transformation = (document) =>
  mapParameters(document, (parameter) => {
    const { style: _style, explode: _explode, ...rest } = parameter;
    const schema = referredElement(document, parameter['schema']);
    if (parameter['in'] !== 'path' || schema['type'] !== 'array') return [parameter];
    return [{ ...rest, schema: text(schema) }];
  });

function text({ description, examples }: JsonObject): JsonObject {
  return {
    type: 'string',
    ...(description !== undefined && { description }),
    ...(Array.isArray(examples) && { examples: examples.map(String) }),
  };
}
