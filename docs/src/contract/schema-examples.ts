import { type Contract, isJsonObject, type MediaType, pointerSegments, targetOf } from '@telephony/contract';
import { asObject, asObjects, asTexts } from './source.ts';

/** For each shared schema the value with most fields that an example of the contract has for it. */
export function schemaExamples({ document, operations, webhooks }: Contract): Map<string, unknown> {
  const largest = new Map<string, unknown>();
  const visit = (schema: unknown, value: unknown): void => {
    const {
      $ref: ref,
      allOf,
      anyOf,
      items,
      contentSchema,
      properties,
      additionalProperties: further,
    } = asObject(schema);
    if (value === null || value === undefined) return;
    if (typeof ref === 'string') {
      const target = targetOf<unknown>(document, ref);
      const [, kind, name = ''] = pointerSegments(target?.pointer ?? '');
      if (kind === 'schemas' && (!largest.has(name) || fieldsOf(value) > fieldsOf(largest.get(name))))
        largest.set(name, value);
      visit(target?.element, value);
    }
    for (const part of asObjects(allOf)) visit(part, value);
    for (const branch of asObjects(anyOf)) if (fits(document, branch, value)) visit(branch, value);
    if (contentSchema && typeof value === 'string') visit(contentSchema, JSON.parse(value));
    if (Array.isArray(value)) for (const item of value) visit(items, item);
    if (!isJsonObject(value)) return;
    for (const [name, member] of Object.entries(value)) visit(asObject(properties)[name] ?? further, member);
  };
  const visitExamples = (schema: unknown, examples: MediaType['examples']) => {
    for (const { value } of examples.values()) visit(schema, value);
  };
  for (const { parameters, body, responses } of [...operations, ...webhooks.values()]) {
    for (const { object, examples } of parameters) visitExamples(object.schema, examples);
    for (const content of [body, ...responses.values()].map((one) => one?.content))
      for (const { schema, examples } of content?.values() ?? []) visitExamples(schema, examples);
  }
  return largest;
}

function fieldsOf(value: unknown): number {
  return isJsonObject(value) ? Object.keys(value).length : 0;
}

function fits(document: Contract['document'], branch: Record<string, unknown>, value: unknown): boolean {
  const { $ref: ref } = branch;
  const schema = asObject(typeof ref === 'string' ? targetOf<unknown>(document, ref)?.element : branch);
  if (!isJsonObject(value)) return Array.isArray(value) === (schema['type'] === 'array');
  return (
    isJsonObject(schema['properties']) &&
    asTexts(schema['required']).every((name) => Object.hasOwn(value, name))
  );
}
