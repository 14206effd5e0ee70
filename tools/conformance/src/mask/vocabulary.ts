import { isJsonObject, type OpenApiDocument, walkContract } from '@telephony/contract';

/** What of a contract tells nothing about anybody: names, the values of enumerations, and fields that only count. */
export interface Vocabulary {
  /** Names of fields and parameters. */
  names: ReadonlySet<string>;
  /** Values of enumerations and constants, by the name of their field. */
  values: ReadonlyMap<string, ReadonlySet<unknown>>;
  /** Fields whose numbers are seconds, bytes or pages by their description. */
  counts: ReadonlySet<string>;
  mediaTypes: ReadonlySet<string>;
}

const COUNTS =
  /\b(?:seconds|bytes|minutes)\b|^Number of (?:records|pages|attempts|notes|new|old|configured)/i;

/** Reads the vocabulary of a contract. */
export function readVocabulary(document: OpenApiDocument): Vocabulary {
  const names = new Set<string>(['total', 'page', 'limit', 'sort', 'dir', 'property', 'operator', 'value']);
  const values = new Map<string, Set<unknown>>();
  const counts = new Set<string>(['total', 'page', 'limit']);
  const mediaTypes = new Set<string>();
  // The name of a resource: `fields[cdrs]`.
  for (const path of Object.keys(document.paths ?? {}))
    for (const part of path.split('/')) if (/^[a-z]+$/.test(part)) names.add(part);
  walkContract(document, (element) => {
    const { properties, content, name } = element;
    if (typeof name === 'string' && 'in' in element) {
      names.add(name);
      addValues(name, element['schema']);
    }
    if (isJsonObject(content)) for (const type of Object.keys(content)) mediaTypes.add(type);
    if (!isJsonObject(properties)) return;
    for (const [field, schema] of Object.entries(properties)) {
      names.add(field);
      addValues(field, schema);
      const words = isJsonObject(schema) ? schema['description'] : undefined;
      if (typeof words === 'string' && COUNTS.test(words)) counts.add(field);
    }
  });
  return { names, values, counts, mediaTypes };

  function addValues(field: string, schema: unknown): void {
    if (!isJsonObject(schema)) return;
    const reference = schema['$ref'];
    if (typeof reference === 'string') {
      const component = reference.split('/').at(-1) ?? '';
      addValues(field, document.components?.schemas?.[component]);
    }
    const known = values.get(field) ?? new Set();
    for (const value of [schema['enum'] ?? [], 'const' in schema ? [schema['const']] : []].flat())
      known.add(value);
    values.set(field, known);
    for (const part of [schema['anyOf'] ?? [], schema['oneOf'] ?? [], schema['items'] ?? []].flat())
      addValues(field, part);
  }
}
