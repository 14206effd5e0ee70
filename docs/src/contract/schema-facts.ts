import type { JsonObject } from '@telephony/contract';
import type { Fact, KnownValues, TypePart } from './model.ts';
import { asObjects, asText, asTexts } from './source.ts';

const FACT_NAMES = {
  format: 'Format',
  contentEncoding: 'Encoding',
  contentMediaType: 'Content',
  const: 'Fixed value',
  default: 'Default',
  pattern: 'Pattern',
  minimum: 'Minimum',
  exclusiveMinimum: 'Greater than',
  maximum: 'Maximum',
  exclusiveMaximum: 'Less than',
  minLength: 'Minimum length',
  maxLength: 'Maximum length',
  minItems: 'Minimum number of items',
  maxItems: 'Maximum number of items',
} as const;

// Their values are words, not values of the field.
const WORD_KEYWORDS = new Set(['format', 'contentEncoding', 'contentMediaType']);

export function schemaFacts(schema: JsonObject): Fact[] {
  const facts = Object.entries(FACT_NAMES).flatMap(([keyword, name]): Fact[] => {
    const value = schema[keyword];
    if (value === undefined) return [];
    const code = !WORD_KEYWORDS.has(keyword);
    return [{ name, value: code && keyword !== 'pattern' ? JSON.stringify(value) : String(value), code }];
  });
  const { uniqueItems: unique, 'x-secret': secret, 'x-dials': dials } = schema;
  const dialled = dials === 'within' ? 'a number in this text' : 'this number';
  return [
    ...facts,
    ...(unique === true ? [{ name: 'Items', value: 'no duplicates', code: false }] : []),
    ...(secret === true ? [{ name: 'Secret', value: 'keep it out of your logs', code: false }] : []),
    ...(dials === undefined ? [] : [{ name: 'Dials', value: `the platform rings ${dialled}`, code: false }]),
  ];
}

export interface Alternatives {
  branches: { branch: JsonObject; index: number }[];
  values?: KnownValues;
  types: string[];
  facts: Fact[];
}

// An open enumeration is `anyOf` of the known values and their plain type: one statement, not two forms.
export function splitAlternatives(schema: JsonObject, pointer: string): Alternatives {
  const all = asObjects(schema['anyOf']).map((branch, index) => ({ branch, index }));
  const none = all.find(({ branch }) => branch['type'] === 'null');
  const rest = all.filter((one) => one !== none);
  const types = none ? ['null'] : [];
  const note = asText(none?.branch['description']);
  const facts: Fact[] = note === '' ? [] : [{ name: 'null', value: note, code: false }];
  if (Array.isArray(schema['enum'])) {
    const reason = asText(schema['x-closed-enumeration']);
    return { branches: rest, values: { known: schema['enum'], open: false, note: reason }, types, facts };
  }
  const known = rest.find(({ branch }) => Array.isArray(branch['enum']));
  if (!known) return { branches: rest, types, facts };
  const type = asTexts(known.branch['type']);
  const plain = rest.find((one) => one !== known && asTexts(one.branch['type']).join() === type.join());
  if (!plain) {
    throw new Error(
      `#${pointer}: among alternatives the docs site shows an enumeration only beside its plain type, as an open one. ` +
        'Add the plain type, or show the closed one in docs/src/contract/values.ts.',
    );
  }
  return {
    branches: rest.filter((one) => one !== known && one !== plain),
    values: { known: [known.branch['enum']].flat(), open: true, note: asText(plain.branch['description']) },
    types: [...type, ...types],
    facts,
  };
}

export function typeNames(schema: JsonObject): string[] {
  const names = asTexts(schema['type']);
  // Alternatives that are values of a plain type are merged into the type of the whole.
  if (names.length > 0 || Array.isArray(schema['anyOf'])) return names;
  return schema['properties'] === undefined ? ['any'] : ['object'];
}

export function joinTypes(types: TypePart[][]): TypePart[] {
  const unique = types.filter(
    (type, index) => types.findIndex((other) => typeKey(other) === typeKey(type)) === index,
  );
  return unique.flatMap((type, index) => {
    const separator = index === 0 ? '' : index === unique.length - 1 ? ' or ' : ', ';
    return separator === '' ? type : [{ text: separator }, ...type];
  });
}

function typeKey(type: TypePart[]): string {
  return type.map(({ text }) => text).join('');
}

export function valueText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
