import type { Alternative, JsonType, SchemaSite } from './alternative.ts';
import { typeOfValue } from './alternative.ts';
import { bounds } from './keywords.ts';
import { valuesOf } from './values-of.ts';

/** The types of a schema that names none. */
export const ALL_TYPES: JsonType[] = ['string', 'number', 'boolean', 'null', 'array', 'object'];

/** The alternatives of parts that hold together, one for each type that all of them allow. */
export function byType(parts: SchemaSite[]): Alternative[] {
  const stated = parts.flatMap((part) => statedTypes(part));
  const [first, ...others] = stated;
  if (!first) return parts.some(({ value }) => bounds(value)) ? ofAllTypes(parts) : [anything(parts)];
  return [...first]
    .flatMap((name): Alternative[] => {
      const type: JsonType = name === 'integer' ? 'number' : (name as JsonType);
      const held = others.every((types) => types.has(name) || (name === 'integer' && types.has('number')));
      const wholeElsewhere =
        name === 'number' && others.some((types) => types.has('integer') && !types.has('number'));
      const isHeld = held || (wholeElsewhere && others.every((types) => hasNumber(types)));
      const whole =
        name === 'integer' || wholeElsewhere || (name === 'number' && parts.some(isWholeMultiple));
      return isHeld ? [{ type, whole, parts }] : [];
    })
    .filter((alternative) => valuesOf(alternative)?.length !== 0);
}

/** The alternatives of a schema that names no type, each by itself. */
export function ofAllTypes(parts: SchemaSite[]): Alternative[] {
  return ALL_TYPES.map((type) => ({ type, whole: false, parts }));
}

function anything(parts: SchemaSite[]): Alternative {
  return { type: 'any', whole: false, parts };
}

function isWholeMultiple({ value }: SchemaSite): boolean {
  return value['multipleOf'] === 1;
}

function hasNumber(types: Set<string>): boolean {
  return types.has('number') || types.has('integer');
}

/** The types that one schema allows, by `type` or by its values. */
function statedTypes({ value }: SchemaSite): Set<string>[] {
  const { type } = value;
  if (typeof type === 'string') return [new Set([type])];
  if (Array.isArray(type)) return [new Set(type.filter((name) => typeof name === 'string'))];
  if ('const' in value) return [new Set([typeOfValue(value['const'])])];
  if (Array.isArray(value['enum'])) return [new Set(value['enum'].map(typeOfValue))];
  return [];
}
