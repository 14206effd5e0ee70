import {
  childPointer,
  isJsonObject,
  type JsonObject,
  locate,
  pointerOf,
  pointerSegments,
  targetOf,
} from '@telephony/contract';

/** The JSON types; `any` stands for a schema that bounds nothing. An integer is a number that is whole. */
export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object' | 'any';

/** A schema object as it is written, with its place. `false` is `{ not: {} }`. */
export interface SchemaSite {
  value: JsonObject;
  pointer: string;
  /** The schemas below this one that hold together with it: what `unevaluatedProperties` sees. */
  below?: SchemaSite[];
}

/** One of the ways in which a value can satisfy a schema: values of one type that satisfy all of the parts. */
export interface Alternative {
  type: JsonType;
  /** Whether a number must be whole. */
  whole: boolean;
  parts: SchemaSite[];
}

/** The place that speaks for an alternative: that of its first part. */
export function placeOf(alternative: Alternative): string {
  return alternative.parts[0]?.pointer ?? '';
}

/** The JSON type of a value. */
export function typeOfValue(value: unknown): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (isJsonObject(value)) return 'object';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'number';
}

/** A schema at a place; `true` and `false` are schemas as well. */
export function schemaSite(value: unknown, pointer: string): SchemaSite {
  return { value: isJsonObject(value) ? value : value === false ? { not: {} } : {}, pointer };
}

/** The schema to which a `$ref` leads, one step on; one that leads nowhere allows everything. */
export function referredSchema(bundle: JsonObject, reference: string): SchemaSite {
  const target = targetOf<unknown>(bundle, reference);
  return schemaSite(target?.element, target?.pointer ?? reference);
}

/** The items of a list; none of anything else. */
export function itemsIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether no value satisfies a schema. */
export function isNothing({ value: { not } }: SchemaSite): boolean {
  return not === true || (isJsonObject(not) && Object.keys(not).length === 0);
}

/** A value of a bundle with its place, `$ref`s followed. */
export interface Site {
  value: JsonObject;
  /** JSON pointer into the bundle, that of the target where the value was a `$ref`. */
  pointer: string;
}

/** A site in a list, with the place of the item itself, which may be a `$ref`. */
export interface ItemSite extends Site {
  at: string;
}

/** A bundle in which you can go from an element to its children through any `$ref`s. */
export class ContractDocument {
  readonly bundle: JsonObject;

  constructor(bundle: JsonObject) {
    this.bundle = bundle;
  }

  /** The value, or what its `$ref` leads to. A `$ref` that leads nowhere or in a circle is an empty object. */
  resolve(value: unknown, pointer: string): Site {
    const found = locate<unknown>(this.bundle, value, pointer);
    return { value: isJsonObject(found?.element) ? found.element : {}, pointer: found?.pointer ?? pointer };
  }

  /** A child of a site; undefined if there is none. */
  member(site: Site, name: string): Site | undefined {
    const value = site.value[name];
    if (value === undefined) return undefined;
    return this.resolve(value, childPointer(site.pointer, name));
  }

  /** The properties of an object by name. */
  members(site: Site | undefined): Map<string, Site> {
    if (!site) return new Map();
    return new Map(
      Object.entries(site.value).map(([name, value]) => [
        name,
        this.resolve(value, childPointer(site.pointer, name)),
      ]),
    );
  }

  /** The items of a list that is the child `name` of a site. */
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

/** A component of a bundle. */
export interface Component {
  /** Such as `schemas`. */
  kind: string;
  name: string;
  pointer: string;
}

/** The component that a pointer into a bundle points to, or into; undefined if there is none. */
export function componentAt(pointer: string): Component | undefined {
  const [first, kind, name] = pointerSegments(pointer);
  if (first !== 'components' || kind === undefined || name === undefined) return undefined;
  return { kind, name, pointer: pointerOf([first, kind, name]) };
}

/** What differs between two schemas, whatever direction the values go. */
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

/** One difference. Values are compared as sets: those that satisfied the base, and those that satisfy the revision. */
export interface Fact {
  rule: FactRule;
  /** Some values of the base do not satisfy the revision. */
  narrower: boolean;
  /** Some values of the revision do not satisfy the base. */
  wider: boolean;
  /** Pointers into the bundles; the base's where the element is gone. */
  base?: string;
  revision?: string;
  /** The place that has the schema, where the two bundles have it from different components. */
  subject?: string;
  /** The property or keyword that differs. */
  name?: string;
  /** The old and the new value, as JSON or as a list of types. */
  before?: unknown;
  after?: unknown;
  /** The listed values of the types that are lost, which code compares with. */
  listed?: unknown[];
  /** A property that was removed: whether the object still takes it, as one that is not named. */
  stillTaken?: boolean;
  /** The direction that it concerns, where it is one: a property that is read only is not sent. */
  onlyIn?: 'request' | 'response';
}

/** What the comparisons of the parts of a schema ask for the schemas inside. */
export interface Comparer {
  readonly base: JsonObject;
  readonly revision: JsonObject;
  /** Whether the values are written as text, as in an address: then every number is also a text. */
  readonly isText: boolean;
  /** The fewest characters of a text: a part of a path cannot be empty. */
  readonly shortest: number;
  /** The comparison of values that are JSON, wherever they are written. */
  readonly ofJson: Comparer;
  /** The comparison of the elements of lists. */
  readonly ofElements: Comparer;
  /** The differences of two schemas, each written as schemas that hold together. */
  compare(base: SchemaSite[], revision: SchemaSite[]): Fact[];
  /** Takes schemas as compared that only one side has in this place: a fact says so. */
  note(base: SchemaSite[], revision: SchemaSite[]): void;
  /** Takes schemas as compared, with all inside them, that no value ever meets. */
  noteInert(base: SchemaSite[], revision: SchemaSite[]): void;
  /** Whether two values of a keyword say the same, words aside and references followed. */
  isSame(base: unknown, revision: unknown): boolean;
}
