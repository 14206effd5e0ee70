import { isJsonObject, type JsonObject, reachedComponents, valueSchemaOf } from '@telephony/contract';
import {
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
  withoutNameClashes,
} from './codegen-schemas.ts';

/** The bundle for code generators: the same operations in the forms that most of them read. */
export function codegenBundle(bundle: JsonObject): JsonObject {
  return transform(bundle, [
    withoutWebhooks,
    plainStatuses,
    inlineScalars,
    plainFilter,
    plainFields,
    withoutNamedExamples,
    withoutNameClashes,
    extensibleEnumerations,
    oneType,
    plainObjects,
    namedObjects,
    classNameTags,
    withoutUnused,
  ]);
}

/** Without the events that the platform sends: generators make methods of them, as if a client called them. */
export const withoutWebhooks: Transformation = (document) => without(document, 'webhooks');

/** The statuses in place of a range: of a success with a body, of one without, and of an error. */
const SUCCESS_WITH_BODY = ['200'];
const SUCCESS_WITHOUT_BODY = ['200', '202', '204'];
const RANGES: Readonly<Record<string, readonly string[]>> = { '4XX': ['400', '403', '404'], '5XX': ['500'] };

/**
 * With statuses that every generator reads: for a range, the statuses that the contract has elsewhere for the same; and for
 * a redirect that is the success of its operation, the same body as 200 too, or else no method would return it.
 */
export const plainStatuses: Transformation = (document) =>
  mapOperations(document, (operation) => ({ ...operation, responses: plain(operation['responses']) }));

function plain(responses: unknown): JsonObject {
  if (!isJsonObject(responses)) return {};
  const ranges = Object.keys(responses).filter((status) => /^\dXX$/i.test(status));
  const made = Object.entries(responses).filter(([status]) => !ranges.includes(status));
  for (const range of ranges) {
    for (const status of standIns(range.toUpperCase(), responses[range]))
      made.push([status, responses[range]]);
  }
  const redirect = made.find(([status]) => /^3\d\d$/.test(status));
  if (redirect) made.push(['200', redirect[1]]);
  // The first of a status is the one that the contract states.
  return Object.fromEntries(made.toReversed());
}

function standIns(range: string, response: unknown): readonly string[] {
  if (range !== '2XX') return RANGES[range] ?? [];
  return isJsonObject(response) && 'content' in response ? SUCCESS_WITH_BODY : SUCCESS_WITHOUT_BODY;
}

/** With parameters that are JSON, such as `filter`, as plain strings: the caller writes the JSON, the client encodes it. */
export const plainFilter: Transformation = (document) =>
  mapParameters(document, (parameter) => {
    const { schema } = parameter;
    if (!isJsonObject(schema) || !valueSchemaOf(document, parameter).isJson) return [parameter];
    const text = without(referredElement(document, schema), 'contentMediaType', 'contentSchema');
    return [{ ...parameter, schema: text }];
  });

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

/**
 * Without the examples of bodies and parameters, whose names some generators take for keywords. What fields
 * hold is shown by the examples of their schemas, which stay.
 */
export const withoutNamedExamples: Transformation = (document) => {
  const { components, ...rest } = document;
  const { examples: _, ...sections } = isJsonObject(components) ? components : {};
  return { ...(withoutExamples(rest) as JsonObject), components: withoutExamples(sections) };
};

function withoutExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (!isJsonObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      key === 'examples' && isJsonObject(value) && isExamples(value) ? [] : [[key, withoutExamples(value)]],
    ),
  );
}

/** Whether all values are Example Objects or references: a property may be named `examples` too. */
function isExamples(examples: JsonObject): boolean {
  return Object.values(examples).every(
    (example) =>
      isJsonObject(example) && ('value' in example || '$ref' in example || 'externalValue' in example),
  );
}

/** With tags that make good names of classes, `ApiTokens` for `API tokens`; what people read is in `x-displayName`. */
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

/** Without the components and tags that no operation uses: generators make a class of each. */
export const withoutUnused: Transformation = (document) => {
  const { components: _, tags, ...rest } = document;
  const used = new Set(tagsIn(rest['paths']));
  return {
    ...rest,
    tags: Array.isArray(tags) ? tags.filter((tag) => isJsonObject(tag) && used.has(String(tag['name']))) : [],
    components: reachedComponents(document, rest),
  };
};

function tagsIn(paths: unknown): string[] {
  const items = Object.values(isJsonObject(paths) ? paths : {}).filter(isJsonObject);
  const operations = items.flatMap((item) => Object.values(item).filter(isJsonObject));
  return operations.flatMap(({ tags }: JsonObject) => (Array.isArray(tags) ? tags.map(String) : []));
}
