import { isJsonObject } from '@telephony/contract';
import {
  bound,
  type EditSchema,
  isPlain,
  isRecord,
  namesOf,
  remove,
  renamed,
  requiredOf,
  set,
  TYPES,
  typesOf,
} from './apply.ts';

const objectEdits: Readonly<Record<string, EditSchema>> = {
  'a property must be there': (schema, random) => {
    const name = random.pick(namesOf(schema).filter((one) => !requiredOf(schema).includes(one)));
    return name !== undefined && set(schema, 'required', [...requiredOf(schema), name]);
  },
  'a property may be missing': (schema, random) => {
    const gone = random.pick(requiredOf(schema));
    const left = requiredOf(schema).filter((name) => name !== gone);
    return (
      gone !== undefined && (left.length > 0 ? set(schema, 'required', left) : remove(schema, 'required'))
    );
  },
  'a new property': (schema, random) => {
    if (!isJsonObject(schema['properties'])) return false;
    const type = random.pick(TYPES);
    return set(schema['properties'], 'fresh', { type });
  },
  'a new property that must be there': (schema) => {
    if (!isJsonObject(schema['properties'])) return false;
    schema['required'] = [...requiredOf(schema), 'fresh'];
    return set(schema['properties'], 'fresh', { type: 'string' });
  },
  'a property is gone': (schema, random) => {
    const name = random.pick(namesOf(schema));
    const left = requiredOf(schema).filter((one) => one !== name);
    if (left.length > 0) schema['required'] = left;
    else delete schema['required'];
    return name !== undefined && isJsonObject(schema['properties']) && remove(schema['properties'], name);
  },
  'a property must not be there': (schema, random) => {
    const name = random.pick(namesOf(schema).filter((one) => !requiredOf(schema).includes(one)));
    return name !== undefined && isJsonObject(schema['properties']) && set(schema['properties'], name, false);
  },
  'a property goes one way, or both': (schema, random) => {
    const { properties } = schema;
    const property = isJsonObject(properties) ? random.pick(Object.values(properties)) : undefined;
    const mark = random.pick(['readOnly', 'writeOnly']) ?? '';
    return isJsonObject(property) && (remove(property, mark) || set(property, mark, true));
  },
  'an object is closed': (schema) => isRecord(schema) && set(schema, 'additionalProperties', false),
  'an object is opened': (schema) =>
    schema['additionalProperties'] === false && remove(schema, 'additionalProperties'),
  'other properties have a type': (schema, random) =>
    isRecord(schema) && set(schema, 'additionalProperties', { type: random.pick(TYPES) }),
  'sizes of objects': (schema, random) =>
    isRecord(schema) && bound(schema, ['minProperties', 'maxProperties'], [0, 1, 2, 3], random),
  'names of properties': (schema) => isRecord(schema) && set(schema, 'propertyNames', { pattern: '^[a-m]' }),
  'properties by a pattern': (schema, random) =>
    isRecord(schema) &&
    set(schema, 'patternProperties', {
      [random.pick(['^[a-m]', '^fresh$', '^[^a-z]']) ?? '']: random.pick([true, false, { type: 'string' }]),
    }),
  'no properties by a pattern': (schema) => remove(schema, 'patternProperties'),
  'properties together': (schema, random) => {
    const [one, other] = [random.pick(namesOf(schema)), random.pick(namesOf(schema))];
    return one !== undefined && other !== undefined && set(schema, 'dependentRequired', { [one]: [other] });
  },
};

const BOUNDS = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const LENGTHS = ['minLength', 'maxLength'];
const SIZES = ['minItems', 'maxItems'];

/** Edits of the kinds that people make, with no view of what they do. */
export const edits: Readonly<Record<string, EditSchema>> = {
  ...objectEdits,
  'another type': (schema, random) => isPlain(schema) && set(schema, 'type', random.pick(TYPES)),
  'one more type': (schema, random) =>
    isPlain(schema) && set(schema, 'type', [...new Set([...typesOf(schema), random.pick(TYPES)])]),
  'one type fewer': (schema, random) => {
    const types = typesOf(schema);
    const gone = random.pick(types);
    return (
      types.length > 1 &&
      set(
        schema,
        'type',
        types.filter((type) => type !== gone),
      )
    );
  },
  'no type': (schema) => remove(schema, 'type'),
  nullable: (schema) =>
    isPlain(schema) && !typesOf(schema).includes('null') && set(schema, 'type', [...typesOf(schema), 'null']),
  'a bound of numbers': (schema, random) =>
    typesOf(schema).some((type) => type === 'integer' || type === 'number') &&
    bound(schema, BOUNDS, [0, 1, 2, 5, 100, 2.5], random),
  'a bound of lengths': (schema, random) =>
    typesOf(schema).includes('string') && bound(schema, LENGTHS, [0, 1, 3, 30], random),
  'a bound of lists': (schema, random) =>
    typesOf(schema).includes('array') && bound(schema, SIZES, [0, 1, 2], random),
  'no bound': (schema, random) =>
    remove(
      schema,
      random.pick([...BOUNDS, ...LENGTHS, ...SIZES, 'pattern', 'format'].filter((name) => name in schema)) ??
        '',
    ),
  'a pattern': (schema, random) =>
    typesOf(schema).includes('string') && set(schema, 'pattern', random.pick(['^a', '^[0-9]+$', '^.{0,3}$'])),
  'a format': (schema, random) =>
    typesOf(schema).includes('string') &&
    set(schema, 'format', random.pick(['date', 'email', 'uuid', 'ipv4'])),
  'a width': (schema, random) =>
    typesOf(schema).includes('integer') && set(schema, 'format', random.pick(['int32', 'int64'])),
  'a value more': (schema) =>
    Array.isArray(schema['enum']) && set(schema, 'enum', [...schema['enum'], 'ZZZ']),
  'a value fewer': (schema, random) => {
    const { enum: values } = schema;
    if (!Array.isArray(values) || values.length < 2) return false;
    const gone = random.below(values.length);
    return set(
      schema,
      'enum',
      values.filter((_, index) => index !== gone),
    );
  },
  'an enumeration': (schema) =>
    isPlain(schema) && typesOf(schema).includes('string') && set(schema, 'enum', ['a', 'abc', 'ZZZ']),
  'no enumeration': (schema) => remove(schema, 'enum'),
  'a constant': (schema, random) => {
    const values = Array.isArray(schema['enum']) ? schema['enum'] : ['a', 1, true, null];
    return isPlain(schema) && set(schema, 'const', random.pick(values));
  },
  'no constant': (schema) => remove(schema, 'const'),
  'other elements': (schema, random) =>
    'items' in schema && set(schema, 'items', { type: random.pick(TYPES) }),
  // Beside `prefixItems` Ajv takes an empty list for one that has what `contains` asks for.
  'elements of their own': (schema, random) =>
    'items' in schema &&
    !('contains' in schema) &&
    set(schema, 'prefixItems', [{ type: random.pick(TYPES) }]),
  'no elements': (schema) => remove(schema, 'items'),
  'elements once': (schema) => typesOf(schema).includes('array') && set(schema, 'uniqueItems', true),
  'an element that must be there': (schema) =>
    typesOf(schema).includes('array') &&
    !('prefixItems' in schema) &&
    set(schema, 'contains', { type: 'string' }),
  'a form more': (schema, random) => {
    const list = schema['anyOf'] ?? schema['oneOf'];
    return Array.isArray(list) && list.push({ type: random.pick(TYPES) }) > 0;
  },
  'a form fewer': (schema, random) => {
    const list = schema['anyOf'] ?? schema['oneOf'];
    return Array.isArray(list) && list.length > 1 && list.splice(random.below(list.length), 1).length > 0;
  },
  'exactly one form': (schema) => renamed(schema, 'anyOf', 'oneOf'),
  'any form': (schema) => renamed(schema, 'oneOf', 'anyOf'),
  'all forms': (schema) => renamed(schema, 'anyOf', 'allOf'),
  'a part more': (schema, random) => {
    const part = random.pick([
      { minProperties: 2 },
      { type: 'string' },
      { maxLength: 3 },
      { required: ['id'] },
      { minimum: 5 },
    ]);
    return isPlain(schema) && set(schema, 'allOf', [part]);
  },
  'what must not be': (schema, random) =>
    set(schema, 'not', random.pick([{ type: 'null' }, { const: 'a' }, { required: ['id'] }, {}])),
  'a condition': (schema) =>
    isPlain(schema) && set(schema, 'if', { type: 'string' }) && set(schema, 'then', { minLength: 2 }),
  'nothing at all': (schema) => {
    for (const name of Object.keys(schema)) delete schema[name];
    return true;
  },
};
