import { type Contract, isJsonObject, type JsonSchema } from '@telephony/contract';

/** Counts over bodies. */
export interface BodyFigures {
  members: number;
  nulls: number;
  /** Members of objects whose schema declares others and not this one. */
  undeclared: string[];
  lists: number;
  emptyLists: number;
  strings: string[];
}

export const noFigures = (): BodyFigures => ({
  members: 0,
  nulls: 0,
  undeclared: [],
  lists: 0,
  emptyLists: 0,
  strings: [],
});

/** Adds the figures of a body, by whatever its schema, the alternatives and `allOf` in it say. */
export function countBody(
  { resolve }: Pick<Contract, 'resolve'>,
  figures: BodyFigures,
  body: unknown,
  schema: JsonSchema,
) {
  const partsOf = (one: unknown): JsonSchema[] => {
    if (!isJsonObject(one)) return [];
    const part = resolve(one);
    const { allOf = [], anyOf = [], oneOf = [] } = part as Record<string, unknown[]>;
    return [part, ...[allOf, anyOf, oneOf].flat().flatMap(partsOf)];
  };
  const count = (value: unknown, parts: JsonSchema[], path: string): void => {
    if (typeof value === 'string') figures.strings.push(value);
    if (Array.isArray(value)) {
      figures.lists++;
      if (value.length === 0) figures.emptyLists++;
      const items = parts.flatMap((part) => partsOf(part['items']));
      for (const item of value) count(item, items, path);
    } else if (isJsonObject(value)) {
      const closed = parts.some((part) => isJsonObject(part['properties']));
      for (const [name, member] of Object.entries(value)) {
        figures.members++;
        if (member === null) figures.nulls++;
        const declared = parts.flatMap(({ properties }) => {
          const own = isJsonObject(properties) && Object.hasOwn(properties, name);
          return own ? [properties[name]] : [];
        });
        const entries = parts.flatMap((part) => partsOf(part['additionalProperties']));
        if (closed && declared.length + entries.length === 0) figures.undeclared.push(`${path}.${name}`);
        count(member, declared.length > 0 ? declared.flatMap(partsOf) : entries, `${path}.${name}`);
      }
    }
  };
  count(body, partsOf(schema), '');
}
