import {
  isJsonObject,
  type JsonSchema,
  type OpenApiDocument,
  propertiesOf,
  resolve,
} from '@telephony/contract';

/** Texts of the forms that fields of requests have: names, numbers, dates, addresses, times. */
const TEXTS = [
  // Spoken, this takes longer than the shortest message.
  `${'very '.repeat(60)}long`,
  'Night desk',
  'Day desk',
  '2105',
  '2102',
  '447700900789',
  '442079460100',
  '2026-12-01',
  '2026-12-24',
  'eve@harbourlane.example',
  'https://harbourlane.example/a',
  'https://harbourlane.example/b',
  'UTC',
  'Europe/London',
];

/** Values that a field of a request may take, the most likely first. Some of them may be refused. */
export function candidates(document: OpenApiDocument, field: JsonSchema, examples: unknown[]): unknown[] {
  const all = [...examples, ...ofSchema(document, field)];
  const known = new Set<string>();
  return all.filter((value) => {
    const text = JSON.stringify(value);
    return !known.has(text) && known.add(text);
  });
}

function ofSchema(document: OpenApiDocument, referable: JsonSchema): unknown[] {
  const schema = resolve<JsonSchema>(document, referable);
  const members = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (schema[key] ?? []) as JsonSchema[]);
  const named = [schema['enum'] ?? [], 'const' in schema ? [schema['const']] : []].flat();
  const types = [schema['type'] ?? []].flat() as string[];
  const plain = types.flatMap((type) => ofType(document, schema, type));
  const untyped = types.length === 0 && members.length === 0 ? [1, 'Night desk', true, [], [410_002]] : [];
  return [...named, ...members.flatMap((one) => ofSchema(document, one)), ...plain, ...untyped];
}

function ofType(document: OpenApiDocument, schema: JsonSchema, type: string): unknown[] {
  switch (type) {
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'number':
      return [1, 2, 7, 410_002, 410_003];
    case 'string':
      return TEXTS;
    case 'array': {
      const items = schema['items'];
      const inner = isJsonObject(items) ? ofSchema(document, items) : [410_002, 'x'];
      return [[], ...inner.slice(0, 4).map((one) => [one])];
    }
    case 'object':
      return objects(document, schema);
    default:
      return [];
  }
}

/** An object with the first value of each member; where it is of a user, of each of two, and with all switches off. */
function objects(document: OpenApiDocument, schema: JsonSchema): unknown[] {
  const members = Object.entries(propertiesOf(document, schema));
  const plain = Object.fromEntries(members.map(([name, member]) => [name, ofSchema(document, member)[0]]));
  const isOfUser = 'id' in plain || 'user_id' in plain;
  const id = 'user_id' in plain ? 'user_id' : 'id';
  if (!isOfUser) return [plain];
  const flipped = Object.entries(plain).map(([name, value]) => [name, value === true ? false : value]);
  const off: Record<string, unknown> = Object.fromEntries(flipped);
  return [plain, off].flatMap((one) => [410_002, 410_003].map((user) => ({ ...one, [id]: user })));
}
