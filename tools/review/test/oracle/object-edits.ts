import { isJsonObject } from '@telephony/contract';
import { bound, type EditSchema, isRecord, namesOf, remove, requiredOf, set, TYPES } from './edit-schema.ts';

/** Edits of the properties of objects. */
export const objectEdits: Readonly<Record<string, EditSchema>> = {
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
