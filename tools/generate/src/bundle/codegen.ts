import {
  isJsonObject,
  type JsonObject,
  listOperations,
  reachedComponents,
  valueSchemaOf,
} from '@telephony/contract';
import {
  mapMembers,
  mapOperations,
  mapParameters,
  referredElement,
  transform,
  type Transformation,
  without,
} from './transform.ts';
import {
  extensibleEnumerations,
  inlineScalars,
  namedObjects,
  oneType,
  plainObjects,
  plainTexts,
  withoutNameClashes,
} from './codegen-schemas.ts';

export function codegenBundle(bundle: JsonObject): JsonObject {
  return transform(bundle, [
    withoutWebhooks,
    plainStatuses,
    ownParameters,
    inlineScalars,
    plainFilter,
    plainPathLists,
    plainFields,
    oneNamedExample,
    plainTexts,
    withoutNameClashes,
    extensibleEnumerations,
    oneType,
    plainObjects,
    namedObjects,
    classNameTags,
    withoutUnused,
  ]);
}

// Generators make methods of webhooks, as if a client called them.
export const withoutWebhooks: Transformation = (document) => without(document, 'webhooks');

const SUCCESS_WITH_BODY = ['200'];
const SUCCESS_WITHOUT_BODY = ['200', '202', '204'];
const STATUSES_BY_RANGE: Readonly<Record<string, readonly string[]>> = {
  '4XX': ['400', '403', '404'],
  '5XX': ['500'],
};

// A range becomes the statuses that the contract has elsewhere for the same. A redirect that is the success of its
// operation is also 200: otherwise no method would return its body.
export const plainStatuses: Transformation = (document) =>
  mapOperations(document, (operation) => ({
    ...operation,
    responses: plainResponses(operation['responses']),
  }));

function plainResponses(responses: unknown): JsonObject {
  if (!isJsonObject(responses)) return {};
  const ranges = Object.keys(responses).filter((status) => /^\dXX$/i.test(status));
  const made = Object.entries(responses).filter(([status]) => !ranges.includes(status));
  for (const range of ranges) {
    for (const status of statusesForRange(range.toUpperCase(), responses[range]))
      made.push([status, responses[range]]);
  }
  const redirect = made.find(([status]) => /^3\d\d$/.test(status));
  if (redirect) made.push(['200', redirect[1]]);
  // The first of a status is the one that the contract states.
  return Object.fromEntries(made.toReversed());
}

function statusesForRange(range: string, response: unknown): readonly string[] {
  if (range !== '2XX') return STATUSES_BY_RANGE[range] ?? [];
  return isJsonObject(response) && 'content' in response ? SUCCESS_WITH_BODY : SUCCESS_WITHOUT_BODY;
}

// An operation may state a parameter of its path again.
export const ownParameters: Transformation = (document) => {
  const { paths, ...rest } = mapOperations(document, (operation, _, pathItem) => {
    if (!Array.isArray(pathItem['parameters'])) return operation;
    const shared: unknown[] = pathItem['parameters'];
    const own: unknown[] = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
    const stated = new Set(own.map(nameOf));
    return { ...operation, parameters: [...shared.filter((one) => !stated.has(nameOf(one))), ...own] };
  });
  return { ...rest, paths: mapMembers(paths, (item) => without(item, 'parameters')) };

  function nameOf(parameter: unknown): string {
    const { in: place, name } = referredElement(document, parameter);
    return `${String(place)} ${String(name)}`;
  }
};

export const plainFilter: Transformation = (document) =>
  mapParameters(document, (parameter) => {
    const { schema } = parameter;
    if (!isJsonObject(schema) || !valueSchemaOf(document, parameter).isJson) return [parameter];
    const text = without(referredElement(document, schema), 'contentMediaType', 'contentSchema');
    return [{ ...parameter, schema: text }];
  });

// `7001,7002`: Rust's generators cannot write a list into a path, and others send brackets or spaces, whatever
// `style` says.
export const plainPathLists: Transformation = (document) =>
  mapParameters(document, (parameter) => {
    const { style: _style, explode: _explode, examples, ...rest } = parameter;
    const schema = referredElement(document, parameter['schema']);
    if (parameter['in'] !== 'path' || schema['type'] !== 'array') return [parameter];
    const joined = mapMembers(examples, ({ value, ...example }) => ({ ...example, value: String(value) }));
    return [{ ...rest, schema: textSchema(schema), ...(isJsonObject(examples) && { examples: joined }) }];
  });

function textSchema({ description, examples }: JsonObject): JsonObject {
  return {
    type: 'string',
    ...(description !== undefined && { description }),
    ...(Array.isArray(examples) && { examples: examples.map(String) }),
  };
}

// `fields[cdrs]` of `GET /cdrs` instead of `fields`: few generators send an object with free keys rightly.
export const plainFields: Transformation = (document) =>
  mapParameters(document, (parameter, path, siblings) => {
    const { style, explode: _, examples, schema, name, description, ...rest } = parameter;
    if (style !== 'deepObject' || !isJsonObject(schema)) return [parameter];
    const { additionalProperties } = referredElement(document, schema);
    const text = isJsonObject(additionalProperties) ? additionalProperties : { type: 'string' };
    const shown = exampleValues(examples).filter(isJsonObject);
    return fieldResources(path, shown, siblings).map((resource, index) => {
      const values = shown.flatMap((value) => (resource in value ? [value[resource]] : []));
      return {
        name: `${String(name)}[${resource}]`,
        ...(description !== undefined && {
          description: index === 0 ? description : `Fields of the records under \`${resource}\` to return.`,
        }),
        ...rest,
        schema: text,
        ...(values.length > 0 && { example: values[0] }),
      };
    });
  });

function fieldResources(
  path: string,
  shown: readonly JsonObject[],
  siblings: readonly JsonObject[],
): string[] {
  const own = path.split('/').findLast((segment) => segment !== '' && !segment.startsWith('{'));
  const included = exampleValues(siblings.find(({ name }) => name === 'include')?.['examples']);
  const related = included.flatMap((value) => String(value).split(','));
  return [...new Set([...(own ? [own] : []), ...shown.flatMap((value) => Object.keys(value)), ...related])];
}

function exampleValues(examples: unknown): unknown[] {
  return Object.values(mapMembers(examples, ({ value }) => value));
}

// Some generators take names of examples for keywords. Importers without an example invent numbers, which could be
// dialled, and mocks invent records.
export const oneNamedExample: Transformation = (document) => {
  const { components, ...rest } = mapOperations(
    document,
    ({ parameters, requestBody, responses, ...operation }) => ({
      ...operation,
      ...(Array.isArray(parameters) && {
        parameters: parameters.map((parameter: unknown) =>
          isJsonObject(parameter) ? withOne(parameter) : parameter,
        ),
      }),
      ...(isJsonObject(requestBody) && { requestBody: bodyWithOne(requestBody) }),
      responses: mapMembers(responses, bodyWithOne),
    }),
  );
  const { examples: _, parameters, responses, ...sections } = isJsonObject(components) ? components : {};
  return {
    ...(withoutNamedExamples(rest) as JsonObject),
    components: {
      ...(withoutNamedExamples(sections) as JsonObject),
      ...(isJsonObject(parameters) && { parameters: mapMembers(parameters, withOne) }),
      ...(isJsonObject(responses) && { responses: mapMembers(responses, bodyWithOne) }),
    },
  };

  function bodyWithOne(body: JsonObject): JsonObject {
    return 'content' in body ? { ...body, content: mapMembers(body['content'], withOne) } : body;
  }

  function withOne({ examples, ...element }: JsonObject): JsonObject {
    const [first] = Object.values(mapMembers(examples, (example) => example));
    const { value } = referredElement(document, first);
    return value === undefined ? element : { ...element, example: value };
  }
};

function withoutNamedExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutNamedExamples);
  if (!isJsonObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      key === 'examples' && isJsonObject(value) && areNamedExamples(value)
        ? []
        : [[key, withoutNamedExamples(value)]],
    ),
  );
}

// A property may be called `examples` too.
function areNamedExamples(examples: JsonObject): boolean {
  return Object.values(examples).every(
    (example) =>
      isJsonObject(example) && ('value' in example || '$ref' in example || 'externalValue' in example),
  );
}

export const classNameTags: Transformation = (document) => {
  const { 'x-tagGroups': _, tags, ...rest } = document;
  const renamed = Array.isArray(tags)
    ? tags.filter(isJsonObject).map((tag) => ({
        ...tag,
        name: className(String(tag['name'])),
        'x-displayName': tag['name'],
      }))
    : [];
  return mapOperations({ ...rest, tags: renamed }, (operation) =>
    Array.isArray(operation['tags'])
      ? { ...operation, tags: operation['tags'].map((tag) => className(String(tag))) }
      : operation,
  );
};

function className(tag: string): string {
  return tag
    .split(/\W+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase())
    .join('');
}

export const withoutUnused: Transformation = (document) => {
  const { components: _, tags, ...rest } = document;
  const used = new Set<unknown>(listOperations(rest).flatMap(({ value }) => value['tags'] ?? []));
  return {
    ...rest,
    tags: Array.isArray(tags) ? tags.filter((tag) => isJsonObject(tag) && used.has(tag['name'])) : [],
    components: reachedComponents(document, rest),
  };
};
