import {
  childPointer,
  isJsonObject,
  type JsonObject,
  locate,
  pointerOf,
  pointerSegments,
  targetOf,
} from '@telephony/contract';

// `any` stands for a schema without bounds. An integer is a whole number.
export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object' | 'any';

export interface Site {
  value: JsonObject;
  pointer: string;
}

// `false` is `{ not: {} }`.
export interface SchemaSite extends Site {
  // `unevaluatedProperties` sees these schemas, which hold together with this one.
  below?: SchemaSite[];
}

// A value satisfies a schema if it has the type of one alternative and satisfies all its parts.
export interface Alternative {
  type: JsonType;
  whole: boolean;
  parts: SchemaSite[];
}

export function placeOf(alternative: Alternative): string {
  return alternative.parts[0]?.pointer ?? '';
}

export function typeOfValue(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isJsonObject(value)) return 'object';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'number';
}

export function schemaSite(value: unknown, pointer: string): SchemaSite {
  return { value: isJsonObject(value) ? value : value === false ? { not: {} } : {}, pointer };
}

export function memberSchema({ value, pointer }: Site, name: string): SchemaSite {
  return schemaSite(value[name], childPointer(pointer, name));
}

export function listedSchemas({ value, pointer }: Site, keyword: string): SchemaSite[] {
  const place = childPointer(pointer, keyword);
  return itemsIn(value[keyword]).map((schema, index) => schemaSite(schema, childPointer(place, index)));
}

// One step on. A dangling `$ref` accepts everything.
export function referredSchema(bundle: JsonObject, reference: string): SchemaSite {
  const target = targetOf<unknown>(bundle, reference);
  return schemaSite(target?.element, target?.pointer ?? reference);
}

export function itemsIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function isNothing({ value: { not } }: SchemaSite): boolean {
  return not === true || (isJsonObject(not) && Object.keys(not).length === 0);
}

export interface ItemSite extends Site {
  // The place of the item, which may be a `$ref`; `pointer` is that of its target.
  at: string;
}

// A dangling or circular `$ref` resolves to an empty object.
export class ContractDocument {
  readonly bundle: JsonObject;

  constructor(bundle: JsonObject) {
    this.bundle = bundle;
  }

  resolve(value: unknown, pointer: string): Site {
    const found = locate<unknown>(this.bundle, value, pointer);
    return { value: isJsonObject(found?.element) ? found.element : {}, pointer: found?.pointer ?? pointer };
  }

  member(site: Site, name: string): Site | undefined {
    const value = site.value[name];
    if (value === undefined) return undefined;
    return this.resolve(value, childPointer(site.pointer, name));
  }

  members(site: Site | undefined): Map<string, Site> {
    if (!site) return new Map();
    return new Map(
      Object.entries(site.value).map(([name, value]) => [
        name,
        this.resolve(value, childPointer(site.pointer, name)),
      ]),
    );
  }

  items(site: Site, name: string): ItemSite[] {
    const list = site.value[name];
    if (!Array.isArray(list)) return [];
    const pointer = childPointer(site.pointer, name);
    return list.map((item, index) => {
      const at = childPointer(pointer, index);
      return { ...this.resolve(item, at), at };
    });
  }
}

interface Component {
  kind: string;
  name: string;
  pointer: string;
}

export function componentAt(pointer: string): Component | undefined {
  const [first, kind, name] = pointerSegments(pointer);
  if (first !== 'components' || kind === undefined || name === undefined) return undefined;
  return { kind, name, pointer: pointerOf([first, kind, name]) };
}

export type FactRule =
  | 'type-lost'
  | 'type-gained'
  | 'values-lost'
  | 'values-gained'
  | 'values-listed'
  | 'values-unlisted'
  | 'enumeration-closed'
  | 'enumeration-opened'
  | 'known-values-lost'
  | 'known-values-gained'
  | 'bound-tightened'
  | 'bound-loosened'
  | 'keyword-changed'
  | 'property-removed'
  | 'property-added'
  | 'required-added'
  | 'required-removed'
  | 'closed'
  | 'opened'
  | 'alternative-lost'
  | 'alternative-gained'
  | 'default-changed'
  | 'read-only-set'
  | 'read-only-unset'
  | 'write-only-set'
  | 'write-only-unset'
  | 'deprecated-set'
  | 'deprecated-unset'
  | 'discriminator-changed';

// A difference between two sets of values, whatever direction they go.
export interface Fact {
  rule: FactRule;
  // Some values of the base do not satisfy the revision.
  narrower: boolean;
  // Some values of the revision do not satisfy the base.
  wider: boolean;
  base?: string;
  revision?: string;
  // The place of the schema, if the bundles take it from different components.
  subject?: string;
  name?: string;
  before?: unknown;
  after?: unknown;
  // Code compares with these values of a lost type.
  listed?: unknown[];
  // A removed property may still come as an unlisted one.
  stillTaken?: boolean;
  // A property that is read-only is not sent.
  onlyIn?: 'request' | 'response';
}

export interface Comparer {
  readonly base: JsonObject;
  readonly revision: JsonObject;
  // In an address every value is a text.
  readonly isText: boolean;
  // A segment of a path is never empty.
  readonly shortest: number;
  readonly ofJson: Comparer;
  readonly ofElements: Comparer;
  compare(base: SchemaSite[], revision: SchemaSite[]): Fact[];
  // Marks schemas as compared: a fact reports that only one side has them.
  note(base: SchemaSite[], revision: SchemaSite[]): void;
  // Marks schemas as compared, with everything inside, because no value ever reaches them.
  noteInert(base: SchemaSite[], revision: SchemaSite[]): void;
  isSame(base: unknown, revision: unknown): boolean;
}
