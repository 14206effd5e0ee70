import { addressOf, isJsonObject, type JsonObject, pointerSegments, targetOf } from '@telephony/contract';
import { schemaFacts, joinTypes, splitAlternatives, typeNames } from './schema-facts.ts';
import {
  marksOf,
  asObject,
  asObjects,
  refuseUnknownMembers,
  type Source,
  asText,
  asTexts,
} from './source.ts';
import type { Field, SchemaNode, TypePart } from './model.ts';

export interface View {
  anchor: string;
  path: string;
  // How many references to shared schemas are followed to their fields; others are links.
  follow: number;
  // The schemas around this one: a schema inside itself is a link.
  inside: string[];
}

export function schemaNode(source: Source, schema: unknown, pointer: string, view: View): SchemaNode {
  if (!isJsonObject(schema)) {
    throw new Error(
      `#${pointer}: the docs site shows schemas that are objects, not ${JSON.stringify(schema)}.`,
    );
  }
  refuseUnknownMembers('schema', schema, pointer);
  return typeof schema['$ref'] === 'string'
    ? referenceNode(source, schema, schema['$ref'], view)
    : plainNode(source, { schema, pointer }, view);
}

function referenceNode(source: Source, schema: JsonObject, ref: string, view: View): SchemaNode {
  const found = targetOf<unknown>(source.contract.document, ref);
  if (!found) throw new Error(`The bundle refers to "${ref}" outside itself: bundle it first.`);
  const { element: target, pointer } = found;
  const name = pointerSegments(pointer).at(-1) ?? '';
  const component = { text: name, address: addressOf.schema(name) };
  // A schema that is being shown already is not shown again inside itself: it is a link.
  const isInside = view.inside.includes(name);
  const shown = isInside ? { description: asObject(target)['description'] } : target;
  const inner = { ...view, follow: view.follow - 1, inside: [...view.inside, name] };
  const whole = schemaNode(source, shown, pointer, inner);
  const structured =
    isInside || whole.fields.length > 0 || whole.alternatives.length > 0 || whole.further === 'open';
  const own = { ...whole, ...ownMembers(source, schema, whole), component };
  if (!structured) return own;
  const type: TypePart[] = [component];
  return view.follow > 0 ? { ...own, type } : { ...withoutShape(own), type };
}

// Members beside a `$ref` describe this use of the schema.
function ownMembers(source: Source, schema: JsonObject, whole: SchemaNode): Partial<SchemaNode> {
  const facts = schemaFacts(schema);
  const names = new Set(facts.map(({ name }) => name));
  return {
    description: asText(schema['description']) || whole.description,
    deprecated: schema['deprecated'] === true || whole.deprecated,
    examples: Array.isArray(schema['examples']) ? schema['examples'] : whole.examples,
    facts: [...facts, ...whole.facts.filter(({ name }) => !names.has(name))],
    marks: [
      ...marksOf(source, schema),
      ...whole.marks.filter(({ id }) => !asTexts(schema['x-ledger']).includes(id)),
    ],
  };
}

function withoutShape({ items: _items, further: _further, ...node }: SchemaNode): SchemaNode {
  return { ...node, fields: [], alternatives: [] };
}

function plainNode(source: Source, located: Located, view: View): SchemaNode {
  const { schema, members } = mergeAllOf(source, located);
  const { pointer } = located;
  const { branches, values, types, facts } = splitAlternatives(schema, pointer);
  const alternatives = branches.map(({ branch, index }) =>
    schemaNode(source, branch, `${pointer}/anyOf/${index}`, {
      ...view,
      anchor: branches.length > 1 ? childAnchor(view.anchor, `option-${index + 1}`) : view.anchor,
    }),
  );
  const inner = (keyword: string, its = view) =>
    schema[keyword] === undefined
      ? undefined
      : schemaNode(source, schema[keyword], `${pointer}/${keyword}`, its);
  const items = inner('items', { ...view, path: `${view.path}[]` });
  const content = inner('contentSchema');
  const { additionalProperties: more } = schema;
  const further = typeof more === 'boolean' ? (more ? 'open' : 'closed') : inner('additionalProperties');
  const node: SchemaNode = {
    type: nodeType(schema, items, alternatives, types),
    description: asText(schema['description']),
    deprecated: schema['deprecated'] === true,
    facts: [...schemaFacts(schema), ...facts],
    ...(values && { values }),
    examples: Array.isArray(schema['examples']) ? schema['examples'] : [],
    fields: members
      .flatMap((member) => fieldModels(source, member, schema, view))
      .filter(({ name }, at, all) => all.findLastIndex((field) => field.name === name) === at),
    ...(further !== undefined && { further }),
    ...(items && isWorthShowing(items) && { items }),
    alternatives,
    marks: marksOf(source, schema),
  };
  return content ? withContent(node, content) : node;
}

function withContent(node: SchemaNode, content: SchemaNode): SchemaNode {
  const { type, fields, alternatives, items, further } = content;
  return {
    ...node,
    type: [...node.type, { text: ' with JSON: ' }, ...type],
    fields,
    alternatives,
    ...(items && { items }),
    ...(further !== undefined && { further }),
  };
}

function fieldModels(source: Source, { schema, pointer }: Located, whole: JsonObject, view: View): Field[] {
  const required = asTexts(whole['required']);
  return Object.entries(asObject(schema['properties'])).map(([name, property]) => {
    const path = view.path === '' ? name : `${view.path}.${name}`;
    const anchor = childAnchor(view.anchor, name);
    return {
      name,
      path,
      anchor,
      required: required.includes(name),
      node: schemaNode(source, property, `${pointer}/properties/${name}`, { ...view, path, anchor }),
    };
  });
}

function childAnchor(anchor: string, name: string): string {
  return anchor === 'field-' ? anchor + name : `${anchor}.${name}`;
}

function nodeType(
  schema: JsonObject,
  items: SchemaNode | undefined,
  alternatives: SchemaNode[],
  enumerated: string[],
): TypePart[] {
  const own = typeNames(schema).map((name): TypePart[] =>
    name === 'array' && items ? [{ text: 'array of ' }, ...parenthesised(items.type)] : [{ text: name }],
  );
  const named = (isNull: boolean) =>
    enumerated.filter((name) => (name === 'null') === isNull).map((text): TypePart[] => [{ text }]);
  return joinTypes([...own, ...named(false), ...alternatives.map(({ type }) => type), ...named(true)]);
}

function parenthesised(type: TypePart[]): TypePart[] {
  return type.length > 1 || type.some(({ text }) => text.includes(' '))
    ? [{ text: '(' }, ...type, { text: ')' }]
    : type;
}

function isWorthShowing({ description, values, fields, alternatives, facts, marks }: SchemaNode): boolean {
  const lists = [fields, alternatives, facts, marks];
  return description !== '' || values !== undefined || lists.some(({ length }) => length > 0);
}

interface Located {
  schema: JsonObject;
  pointer: string;
}

// A later member replaces properties of the same name. The text around `allOf` speaks for the whole.
function mergeAllOf(
  source: Source,
  { schema, pointer }: Located,
): { schema: JsonObject; members: Located[] } {
  if (!Array.isArray(schema['allOf'])) return { schema, members: [{ schema, pointer }] };
  const { allOf, ...around } = schema;
  const parts = asObjects(allOf).flatMap((part, index) => {
    const found = source.contract.follow(part, `${pointer}/allOf/${index}`);
    refuseUnknownMembers('schema', found.element, found.pointer);
    return mergeAllOf(source, { schema: found.element, pointer: found.pointer }).members;
  });
  const members = [...parts, { schema: around, pointer }];
  const required = [...new Set(members.flatMap((member) => asTexts(member.schema['required'])))];
  const ledger = [...new Set(members.flatMap((member) => asTexts(member.schema['x-ledger'])))];
  const type = members.map((member) => member.schema['type']).find((found) => found !== undefined);
  return {
    schema: {
      ...(type !== undefined && { type }),
      ...around,
      required,
      ...(ledger.length > 0 && { 'x-ledger': ledger }),
    },
    members,
  };
}
