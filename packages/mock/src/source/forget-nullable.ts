import { type JsonObject, walkContract } from '@telephony/contract';

/**
 * Takes `nullable` out of a document of OpenAPI 3.1, where it means nothing: validators refuse it beside some keywords. What
 * is left of it in a document that was 3.0 stands beside alternatives, to which null is added.
 *
 * @param was The version that the document had.
 */
export function forgetNullable(document: unknown, was: string): void {
  walkContract(document, (element) => {
    if (typeof element['nullable'] !== 'boolean') return;
    if (element['nullable'] && was.startsWith('3.0')) allowNull(element);
    delete element['nullable'];
  });
}

function allowNull(schema: JsonObject): void {
  const { type, oneOf, anyOf } = schema;
  if (type !== undefined) return;
  if (Array.isArray(anyOf)) schema['anyOf'] = [...(anyOf as unknown[]), { type: 'null' }];
  else if (Array.isArray(oneOf)) {
    // One of the alternatives may allow null already, and null would then be of two.
    delete schema['oneOf'];
    schema['anyOf'] = [{ oneOf }, { type: 'null' }];
  }
}
