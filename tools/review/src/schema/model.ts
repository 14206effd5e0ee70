import {
  childPointer,
  isJsonObject,
  type JsonObject,
  locate,
  pointerOf,
  pointerSegments,
  targetOf,
} from '@telephony/contract';

export type JsonType = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object' | 'any';

export interface SchemaSite {
  value: JsonObject;
  pointer: string;
  below?: SchemaSite[];
}

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

export interface Site {
  value: JsonObject;
  pointer: string;
}

export interface ItemSite extends Site {
  at: string;
}

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

export interface Component {
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

export interface Fact {
  rule: FactRule;
  narrower: boolean;
  wider: boolean;
  base?: string;
  revision?: string;
  subject?: string;
  name?: string;
  before?: unknown;
  after?: unknown;
  listed?: unknown[];
  stillTaken?: boolean;
  onlyIn?: 'request' | 'response';
}

export interface Comparer {
  readonly base: JsonObject;
  readonly revision: JsonObject;
  readonly isText: boolean;
  readonly shortest: number;
  readonly ofJson: Comparer;
  readonly ofElements: Comparer;
  compare(base: SchemaSite[], revision: SchemaSite[]): Fact[];
  note(base: SchemaSite[], revision: SchemaSite[]): void;
  noteInert(base: SchemaSite[], revision: SchemaSite[]): void;
  isSame(base: unknown, revision: unknown): boolean;
}
