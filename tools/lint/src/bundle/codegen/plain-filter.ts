import { isJsonObject, valueSchemaOf } from '@telephony/contract';
import { mapParameters } from '../transform/map-parameters.ts';
import { referredElement } from '../transform/referred-element.ts';
import { without } from '../transform/without.ts';
import type { Transformation } from '../transform/transformation.ts';

/** With parameters that are JSON, such as `filter`, as plain strings: the caller writes the JSON, the client encodes it. */
export const plainFilter: Transformation = (document) =>
  mapParameters(document, (parameter) => {
    const { schema } = parameter;
    if (!isJsonObject(schema) || !valueSchemaOf(document, parameter).isJson) return [parameter];
    const text = without(referredElement(document, schema), 'contentMediaType', 'contentSchema');
    return [{ ...parameter, schema: text }];
  });
