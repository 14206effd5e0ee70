import { isJsonObject, type JsonObject } from '@telephony/contract';
import { mapMembers } from '../transform/map-members.ts';
import { mapOperations } from '../transform/map-operations.ts';
import { referredElement } from '../transform/referred-element.ts';
import type { Transformation } from '../transform/transformation.ts';

const JSON_TYPE = 'application/json';

/**
 * With one body for all successes of an operation: progenitor refuses a document in which an operation has two. Records
 * become one with the fields of each, of which those are required that all of them require. A success without a body gets
 * that of the others, which is empty then.
 */
export const oneSuccessBody: Transformation = (document) => {
  const made: JsonObject = {};
  const changed = mapOperations(document, (operation, path) => {
    const { responses } = operation;
    if (!isJsonObject(responses)) return operation;
    const successes = Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, response]) => [status, referredElement(document, response)] as const);
    const contents = distinct(successes.map(([, { content }]) => content));
    if (contents.length < 2) return operation;
    const bodies = contents.filter(isJsonObject);
    const content = bodies.length === 1 ? bodies[0] : oneRecord(document, bodies, path, made);
    const alike = successes.map(([status, response]) => [status, { ...response, content }]);
    return { ...operation, responses: { ...responses, ...Object.fromEntries(alike) } };
  });
  const components = isJsonObject(changed['components']) ? changed['components'] : {};
  const schemas = isJsonObject(components['schemas']) ? components['schemas'] : {};
  return { ...changed, components: { ...components, schemas: { ...schemas, ...made } } };
};

/** The contents that differ in their media types or schemas; no content is one too. */
function distinct(contents: unknown[]): unknown[] {
  const schemas = (content: unknown) => JSON.stringify(mapMembers(content, ({ schema }) => schema));
  return [...new Map(contents.map((content) => [schemas(content), content])).values()];
}

/** The content whose schema, put in `made`, has what the records of all contents have. It is named after them. */
function oneRecord(document: JsonObject, contents: JsonObject[], path: string, made: JsonObject): JsonObject {
  const references = contents.map((content) => {
    const { schema } = isJsonObject(content[JSON_TYPE]) ? content[JSON_TYPE] : {};
    if (isJsonObject(schema) && typeof schema['$ref'] === 'string') return schema;
    throw new Error(`${path}: the bodies of its successes must be JSON of named schemas to become one.`);
  });
  const names = references.map(({ $ref }) => String($ref).replace('#/components/schemas/', ''));
  const records = references.map((reference) => referredElement(document, reference));
  const [first, ...others] = records.map(requiredOf);
  const required = first?.filter((field) => others.every((fields) => fields.includes(field))) ?? [];
  const name = names.join('Or');
  made[name] = {
    type: 'object',
    description: `The fields of ${names.map((one) => `\`${one}\``).join(' or of ')}.`,
    ...(required.length > 0 && { required }),
    properties: Object.assign({}, ...records.map(({ properties }) => properties)) as unknown,
  };
  return { [JSON_TYPE]: { schema: { $ref: `#/components/schemas/${name}` } } };
}

function requiredOf({ required }: JsonObject): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}
