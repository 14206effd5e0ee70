import {
  eachOperation,
  eachParameter,
  type Element,
  type OperationSite,
  type Report,
  type Rule,
} from '../visitor.ts';
import { bodiesOf, schemaMembers } from '../bodies.ts';

const UNIONS = ['anyOf', 'oneOf'];

/**
 * A parameter has a `schema`, and one with alternatives refers to a named one. JSON in a parameter is a string with
 * `contentMediaType` and `contentSchema`: generators drop a parameter with `content` or write it wrongly. For an inline union
 * they invent a type, named after the first operation that they meet.
 */
const parameterSchema: Rule = () => eachParameter(checkSchema);

function checkSchema(parameter: Element, report: Report): void {
  const schema = parameter.get('schema');
  if (!schema) {
    const message =
      'A parameter without a schema. Write JSON as a string with contentMediaType: application/json and contentSchema.';
    return report(message, parameter.at);
  }
  // A $ref is followed nowhere here: what it leads to has a name.
  const isInline = schema.at.absolutePointer === schema.writtenAt.absolutePointer;
  const union = UNIONS.find((word) => isInline && word in schema.object);
  if (union) {
    report(
      `An inline ${union}. Give the schema a name in components/schemas and refer to it.`,
      schema.at.child(union),
    );
  }
}

/** The styles of OpenAPI, by the place of the parameter. */
const STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** The styles that write values of some types only (OpenAPI 3.1, Parameter Object, Style Values). */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  deepObject: ['object'],
  spaceDelimited: ['array', 'object'],
  pipeDelimited: ['array', 'object'],
};

/**
 * The style of a parameter is one of its place, and of the type of its schema: with another, each tool writes the parameter in its
 * own form.
 */
const parameterStyle: Rule = () =>
  eachParameter((parameter, report) => {
    const { in: place, style } = parameter.object;
    const styles = STYLES[String(place)];
    if (style === undefined || !styles) return;
    if (typeof style !== 'string' || !styles.includes(style)) {
      report(
        `style: ${JSON.stringify(style)} is not for a parameter in: ${String(place)}. Write ${styles.join(' or ')}, or leave it out.`,
        parameter.at.child('style'),
      );
      return;
    }
    const type = parameter.get('schema')?.object['type'];
    const types = TYPES[style];
    if (!types || typeof type !== 'string' || types.includes(type)) return;
    report(
      `style: ${style} is not for a value of type ${type}, but for ${types.join(' or ')}. Leave it out.`,
      parameter.at.child('style'),
    );
  });

const NEVER = new Set(['number', 'boolean', 'object', 'null']);

/** What is in a path is an id, a list of ids or a text: a number would let 1.5 and 1e3 through, and lose digits of large ids. */
const pathParameterType: Rule = () =>
  eachParameter((parameter, report) => {
    const { in: place, name } = parameter.object;
    const schema = parameter.get('schema');
    if (place !== 'path' || !schema) return;
    const wrong = [schema.object['type']]
      .flat()
      .map(String)
      .find((type) => NEVER.has(type));
    if (wrong === undefined) return;
    const message = `The path parameter ${String(name)} is of type ${wrong}. For an id refer to RecordId.yaml, else write string.`;
    report(message, schema.at.child('type'));
  });

/** Headers that OpenAPI says elsewhere, where: it has them ignored as a parameter or as a header of a response. */
const ELSEWHERE = new Map([
  ['accept', 'content of the responses says it'],
  ['content-type', 'content says it'],
  ['authorization', 'security says it'],
]);

/** No header is declared that OpenAPI has tools ignore: the author would think that it is in force. */
const headerName: Rule = () =>
  eachOperation(({ item, operation }, report) => {
    for (const element of [item, operation]) {
      for (const [, parameter] of element.get('parameters')?.entries() ?? []) {
        const { in: place, name } = parameter.object;
        if (place === 'header') checkHeader(String(name), parameter, report);
      }
    }
    for (const [, response] of operation.get('responses')?.entries() ?? []) {
      for (const [name, header] of response.get('headers')?.entries() ?? [])
        checkHeader(name, header, report);
    }
  });

function checkHeader(name: string, { writtenAt }: Element, report: Report): void {
  const where = ELSEWHERE.get(name.toLowerCase());
  if (where !== undefined) report(`Tools pass over a header ${name}: ${where}. Remove it.`, writtenAt);
}

const NAMES = ['page', 'limit', 'filter', 'group_by'];

/**
 * Every GET that returns a collection takes page, limit, filter and group_by, as the common rules of the documents say;
 * one forgotten `$ref` would make a collection unreadable past its first page. Dictionaries are not collections, only in
 * the envelope of one.
 */
const collectionParameters: Rule = () =>
  eachOperation((site, report) => {
    if (site.kind === 'webhook' || site.method !== 'get' || site.name.endsWith('/dictionaries')) return;
    if (!bodiesOf(site).some(({ status, schema }) => status === '200' && isCollection(schema))) return;
    const given = parameterNames(site);
    const missing = NAMES.filter((name) => !given.has(name));
    if (missing.length === 0) return;
    report(
      `A GET of a collection takes ${missing.join(', ')}. Write them as in another collection.`,
      site.operation.at,
    );
  });

function isCollection(schema: Parameters<typeof schemaMembers>[0]): boolean {
  return schemaMembers(schema).properties.get('data')?.[0]?.object['type'] === 'array';
}

function parameterNames({ item, operation }: OperationSite): Set<unknown> {
  const parameters = [item, operation].flatMap((element) => element.get('parameters')?.entries() ?? []);
  return new Set(parameters.map(([, parameter]) => parameter.object['name']));
}

/** The rules by name. */
export const rules: Record<string, Rule> = {
  'parameter-schema': parameterSchema,
  'parameter-style': parameterStyle,
  'path-parameter-type': pathParameterType,
  'header-name': headerName,
  'collection-parameters': collectionParameters,
};
