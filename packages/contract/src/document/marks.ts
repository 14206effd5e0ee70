/** The contract's marks of effects, of secrets, and of numbers that the platform rings. */
import { isJsonObject, type JsonSchema, type OpenApiDocument } from './openapi-document.ts';
import { resolve } from './references.ts';
import { walkContract } from './walk-contract.ts';

/** Effects of operations by their mark (`x-effect`), to follow `This …`. */
export const EFFECTS: Readonly<Record<string, string>> = {
  'deletes-collection': 'deletes everything in the collection, and no documented operation restores it',
  dials: 'can ring a phone',
  'ends-token': 'ends your token: later requests with it return 401',
  sends: 'sends a message',
};

/**
 * Collects the names of secret values, in lower case: fields and parameters with `format: password`, `writeOnly` or `x-secret`,
 * and keys of security schemes.
 */
export function secretNames(document: unknown): Set<string> {
  const names = new Set<string>();
  const isSecret = (schema: unknown): boolean =>
    isJsonObject(schema) &&
    (schema['format'] === 'password' || schema['writeOnly'] === true || schema['x-secret'] === true);
  walkContract(document, (element) => {
    const { name, in: place, type, schema, properties } = element;
    if (typeof name === 'string' && typeof place === 'string' && (type === 'apiKey' || isSecret(schema)))
      names.add(name.toLowerCase());
    if (!isJsonObject(properties)) return;
    for (const [field, one] of Object.entries(properties)) if (isSecret(one)) names.add(field.toLowerCase());
  });
  return names;
}

/** Finds the numbers in a body that the platform rings, at once or later: the values of fields with `x-dials`, or what their texts name. */
export function dialledNumbers(document: OpenApiDocument, schema: unknown, body: unknown): string[] {
  let names: Map<string, unknown> | undefined;
  const find = (of: unknown, value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap((item) => find(itemsOf(document, of), item));
    if (!isJsonObject(value)) return [];
    const declared = declaredProperties(document, of);
    return Object.entries(value).flatMap(([name, field]) => {
      const own = declared[name];
      // A body that may have any field is known by names alone.
      const mark = own === undefined ? (names ??= dialMarks(document)).get(name) : dialMark(document, own);
      if (mark === undefined) return find(own, field);
      const texts = [field].flat().filter(isNumber).map(String);
      return mark === 'within' ? texts.flatMap((text) => text.match(NUMBER_WITHIN) ?? []) : texts;
    });
  };
  return find(schema, body);
}

const isNumber = (value: unknown): boolean => /^(?:string|number|bigint)$/.test(typeof value);

const NUMBER_WITHIN = /\S+@\S+|\bsips?:\S+|\+?\p{Nd}[\p{Nd}\s().-]*/giu;

const dialMark = (document: OpenApiDocument, schema: unknown): unknown =>
  isJsonObject(schema) ? resolve<JsonSchema>(document, schema)['x-dials'] : undefined;

function dialMarks(document: OpenApiDocument): Map<string, unknown> {
  const marks = new Map<string, unknown>();
  for (const schema of Object.values(document.components?.schemas ?? {}))
    for (const [name, field] of Object.entries(declaredProperties(document, schema))) {
      const mark = dialMark(document, field);
      if (mark !== undefined) marks.set(name, mark);
    }
  return marks;
}

function declaredProperties(document: OpenApiDocument, schema: unknown): Record<string, unknown> {
  if (!isJsonObject(schema)) return {};
  const { allOf, anyOf, oneOf, properties } = resolve<JsonSchema>(document, schema);
  const parts = [allOf, anyOf, oneOf].flat().map((part) => declaredProperties(document, part));
  return Object.assign({}, ...parts, properties) as Record<string, unknown>;
}

function itemsOf(document: OpenApiDocument, schema: unknown): unknown {
  return isJsonObject(schema) ? resolve<JsonSchema>(document, schema)['items'] : undefined;
}
