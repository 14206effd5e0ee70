import { isJsonObject, isReference, type JsonObject, locate, walkContract } from '@telephony/contract';

/**
 * Adds to the description of a parameter what the named schema that it refers to says: that is common to all parameters of
 * this name, and the doc comment of a parameter has nothing but its own description.
 */
export function describeParameters(document: JsonObject): void {
  walkContract(document, (element) => {
    const { in: place, schema } = element;
    if (typeof place !== 'string' || !isReference(schema)) return;
    const named = locate<unknown>(document, schema, '')?.element;
    const descriptions = [element, isJsonObject(named) ? named : {}].map((one) => one['description']);
    element['description'] = descriptions.filter((text) => typeof text === 'string').join('\n\n');
  });
}
