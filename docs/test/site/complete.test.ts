/** Complete or fail: everything that the bundle declares stands on a built page. */
import { expect, test } from 'vitest';
import {
  elementsOf,
  isThere,
  oneLine,
  pageAddresses,
  type PageElement,
  readBuilt,
} from '../support/built-site.ts';
import { bundle, type Json, ownFields, ownValues, resolve } from '../support/walk-bundle.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const operations = Object.entries(bundle.paths).flatMap(([path, item]: [string, Json]) =>
  METHODS.filter((method) => item[method]).map((method) => ({ path, method, item, operation: item[method] })),
);

// Markdown without its marks, as a page shows it.
function plain(markdown: string): string {
  return oneLine(
    markdown
      .replaceAll(/^\s*[-*] /gm, '')
      .replaceAll('`', '')
      .replaceAll('**', ''),
  );
}

function missing(element: PageElement | undefined, texts: (string | undefined)[]): string[] {
  const wanted = texts.filter((text) => text !== undefined).map(plain);
  return element ? wanted.filter((text) => !element.text.includes(text)) : wanted;
}

function byId(elements: PageElement[], id: string): PageElement | undefined {
  return elements.find((element) => element.id === id);
}

test('the bundle has what this test is about', () => {
  expect(operations.length).toBeGreaterThan(160);
  expect(Object.keys(bundle.webhooks).length).toBeGreaterThan(8);
  expect(Object.keys(bundle.components.schemas).length).toBeGreaterThan(150);
});

test.each(operations)('$method $path', ({ path, method, item, operation }) => {
  const elements = elementsOf(`/operations/${operation.operationId}/`);
  const main = elements[0];
  const paragraphs = operation.description.trim().split(/\n\s*\n/);
  expect(missing(main, [method.toUpperCase(), path, operation.operationId, operation.summary])).toEqual([]);
  expect(
    missing(
      main,
      paragraphs.filter((text: string) => !/^\s*[-|]/.test(text)),
    ),
  ).toEqual([]);
  expect(lostParameters(elements, [...(item.parameters ?? []), ...(operation.parameters ?? [])])).toEqual([]);
  expect(lostStatuses(elements, operation.responses)).toEqual([]);
  for (const content of Object.values<Json>(resolve(operation.requestBody)?.content ?? {})) {
    expect(lostExamples(elements, content)).toEqual([]);
    expect(lostFields(elements, content.schema, 'field-body.')).toEqual([]);
  }
  for (const id of [operation['x-ledger'] ?? []].flat()) expect(main?.text).toContain(id);
});

test.each(Object.keys(bundle.webhooks))('webhook %s', (event) => {
  const elements = elementsOf(`/webhooks/${event}/`);
  const { operationId, summary, description, requestBody, responses } = bundle.webhooks[event].post;
  expect(missing(elements[0], [event, operationId, summary, ...description.split(/\n\s*\n/)])).toEqual([]);
  expect(lostStatuses(elements, responses)).toEqual([]);
  const content = requestBody.content['application/json'];
  expect(lostExamples(elements, content)).toEqual([]);
  expect(lostFields(elements, resolve(content.schema), 'field-')).toEqual([]);
});

test.each(Object.keys(bundle.components.schemas))('schema %s', (name) => {
  const elements = elementsOf(`/schemas/${name}/`);
  const schema = bundle.components.schemas[name];
  expect(missing(elements[0], [name, schema.description.split(/\n\s*\n/)[0], ...ownValues(schema)])).toEqual(
    [],
  );
  expect(lostFields(elements, schema, 'field-')).toEqual([]);
  expect(byId(elements, 'example'), 'it has no example').toBeDefined();
});

test('each tag has a page, and no operation is missing in the list of all', () => {
  const list = elementsOf('/operations/')[0];
  expect(operations.filter(({ operation }) => !list?.text.includes(operation.summary))).toEqual([]);
  const slugs = bundle.tags.map(({ name }: Json) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));
  expect(slugs.filter((slug: string) => !isThere(`/tags/${slug}/`))).toEqual([]);
});

test('a page shows no code of the ledger, but marks', () => {
  // In the table of forms, the codes are their names.
  const pages = pageAddresses().filter((address) =>
    /^\/(?:guides|packages\/(?!sandbox-forms)|changelog)/.test(address),
  );
  const shown = pages.flatMap((address) => {
    const [text = ''] = readBuilt(address)
      .replace(/^.*<main/s, '')
      .split('<h2 id="notes"');
    const read = text.replaceAll(/<pre.*?<\/pre>|<span class="sr-only">.*?<\/span>/gs, '');
    return (read.match(/>[^<]*\b[NCO]-\d\d/g) ?? []).map((found) => address + found);
  });
  expect(shown).toEqual([]);
  expect(readBuilt('/guides/calls/').match(/class="mark /g)?.length).toBeGreaterThan(10);
});

function lostParameters(elements: PageElement[], parameters: Json[]): string[] {
  return parameters.map(resolve).flatMap((parameter: Json) => {
    const element = byId(elements, `parameter-${parameter.name}`);
    const schema = resolve(parameter.schema);
    const bounds = [schema.minimum, schema.maximum, schema.minItems, schema.pattern].filter(
      (bound) => bound !== undefined,
    );
    const texts = [
      parameter.name,
      ...[parameter, schema].flatMap(({ description = '' }) => description.split(/\n\s*\n/)),
      ...bounds.map(String),
      ...ownValues(schema),
      ...[parameter['x-ledger'] ?? [], schema['x-ledger'] ?? []].flat(),
      ...(parameter.required ? ['required'] : []),
      ...(parameter.deprecated ? ['deprecated'] : []),
    ];
    return missing(element, texts).map((text) => `${parameter.name}: ${text}`);
  });
}

function lostStatuses(elements: PageElement[], responses: Json): string[] {
  return Object.entries<Json>(responses).flatMap(([status, entry]) => {
    const response = resolve(entry);
    const heading = byId(elements, `status-${status}`);
    const section = elements.find(
      ({ tag, id, text }) =>
        tag === 'section' && id === '' && heading !== undefined && text.startsWith(heading.text),
    );
    const lost = missing(section, [status, ...response.description.split(/\n\s*\n/)]);
    const contents = Object.entries<Json>(response.content ?? {});
    return [
      ...lost.map((text) => `${status}: ${text}`),
      ...contents.flatMap(([type, content]) => [
        ...missing(section, [type]),
        ...lostExamples(elements, content),
        ...(content.schema.$ref ? [] : lostFields(elements, content.schema, `field-${status}.`)),
      ]),
    ];
  });
}

function lostExamples(elements: PageElement[], content: Json): string[] {
  return Object.entries<Json>(content.examples ?? {}).flatMap(([name, entry]) => {
    const { value, summary } = resolve(entry);
    const text = oneLine(typeof value === 'string' ? value : JSON.stringify(value, null, 2));
    const shown = elements.some(
      ({ data, text: all }) => data['dataExample'] === name && all.includes(text) && all.includes(summary),
    );
    return shown ? [] : [`example ${name}`];
  });
}

function lostFields(elements: PageElement[], schema: Json, prefix: string): string[] {
  return ownFields(schema.$ref ? resolve(schema) : schema).flatMap(({ path, schema: field }) => {
    // Alternatives of one value have anchors of their own: `field-data.option-1.id`.
    const element = elements.find(({ id }) => id.replaceAll(/option-\d+\./g, '') === prefix + path);
    const texts = [
      path.split('.').at(-1),
      ...(field.description?.trim().split(/\n\s*\n/) ?? []),
      ...ownValues(field),
      ...[field['x-ledger'] ?? []].flat(),
      ...(field.deprecated ? ['deprecated'] : []),
      ...[field.type ?? []].flat().filter((type: string) => type !== 'object' && type !== 'array'),
      ...[field.maximum, field.minimum, field.pattern, field.format, field.contentEncoding]
        .filter((bound) => bound !== undefined)
        .map(String),
    ];
    return missing(element, texts).map((text) => `${prefix}${path}: ${text}`);
  });
}
