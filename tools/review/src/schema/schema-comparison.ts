import { isDeepStrictEqual } from 'node:util';
import {
  childPointer,
  isJsonObject,
  isReference,
  type JsonObject,
  reachableFrom,
  referencesIn,
  resolvePointer,
  targetOf,
} from '@telephony/contract';
import {
  type Alternative,
  type Comparer,
  componentAt,
  type Fact,
  type JsonType,
  listedSchemas,
  memberSchema,
  type SchemaSite,
} from './model.ts';
import { alternativesOf } from './alternatives.ts';
import { compareAnnotations } from './compare-annotations.ts';
import { compareDiscriminators } from './discriminators.ts';
import { Subtypes } from './subtypes.ts';
import { compareUnions, unionPlaces } from './compare-unions.ts';
import { withReferences } from './normalise.ts';
import { TEXT_KEYWORDS } from './keywords.ts';

// Each pair is compared once: many operations use a record, and records may contain each other.
export class SchemaComparison implements Comparer {
  readonly base: JsonObject;
  readonly revision: JsonObject;
  readonly isText: boolean;
  readonly shortest: number;
  readonly ofJson: Comparer;
  readonly ofElements: Comparer;
  readonly compared: { base: Set<string>; revision: Set<string> };
  readonly subtypes: { base: Subtypes; revision: Subtypes };
  readonly #known = new Map<string, Fact[]>();
  // Pointers of elements that differ, or lead to one that does.
  readonly #changed: ReadonlySet<string>;

  constructor(base: JsonObject, revision: JsonObject, json?: SchemaComparison, texts?: SchemaComparison) {
    this.base = base;
    this.revision = revision;
    this.isText = json !== undefined;
    this.shortest = texts ? 1 : 0;
    this.ofJson = json ?? this;
    this.ofElements = texts ?? this;
    this.subtypes = json?.subtypes ?? { base: new Subtypes(base), revision: new Subtypes(revision) };
    this.compared = json?.compared ?? { base: new Set(), revision: new Set() };
    this.#changed = json ? json.#changed : changedTargets(base, revision);
  }

  compare(base: SchemaSite[], revision: SchemaSite[]): Fact[] {
    const key = [base, revision].map((sites) => sites.map(({ pointer }) => pointer).join(' ')).join(' | ');
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#areUnchanged(base, revision)) return [];
    // A pair inside itself has no further differences.
    this.#known.set(key, []);
    this.note(base, revision);
    const [before, after] = [alternativesOf(this.base, base), alternativesOf(this.revision, revision)];
    this.noteInert(base, revision, typesCompared(before, after));
    this.noteInert(impossibleForms(this.base, base), impossibleForms(this.revision, revision));
    const facts = [
      ...compareUnions(before, after, this, unionPlaces([this.base, base], [this.revision, revision])),
      ...compareAnnotations(this.base, base, this.revision, revision),
      ...compareDiscriminators(
        { bundle: this.base, sites: base, subtypes: this.subtypes.base },
        { bundle: this.revision, sites: revision, subtypes: this.subtypes.revision },
      ),
    ];
    const placed = facts.map((fact) => withSubject(fact, revision[0]?.pointer, this.revision));
    this.#known.set(key, placed);
    return placed;
  }

  note(base: SchemaSite[], revision: SchemaSite[]): void {
    for (const { pointer } of withReferences(this.base, base)) this.compared.base.add(pointer);
    for (const { pointer } of withReferences(this.revision, revision)) this.compared.revision.add(pointer);
  }

  noteInert(base: SchemaSite[], revision: SchemaSite[], types: ReadonlySet<JsonType> = new Set()): void {
    this.note(
      [...base, ...inertSchemas(this.base, base, types)],
      [...revision, ...inertSchemas(this.revision, revision, types)],
    );
  }

  #areUnchanged(base: SchemaSite[], revision: SchemaSite[]): boolean {
    const isUnchanged = ({ value, pointer }: SchemaSite, index: number) =>
      pointer === revision[index]?.pointer &&
      isDeepStrictEqual(value, revision[index].value) &&
      !targetsOf(this.base, value).some((target) => this.#changed.has(target));
    return base.length === revision.length && base.every(isUnchanged);
  }

  isSame(base: unknown, revision: unknown): boolean {
    return canonicalText(this.base, base, []) === canonicalText(this.revision, revision, []);
  }
}

function typesCompared(before: Alternative[], after: Alternative[]): ReadonlySet<JsonType> {
  const [was, is] = [before, after].map((alternatives) => new Set(alternatives.map(({ type }) => type)));
  if (!was || !is) return new Set();
  if (was.has('any') === is.has('any')) return was.has('any') ? new Set() : was.intersection(is);
  return was.union(is);
}

// If a `$ref` leads to another component than before, the difference is that of the element with the `$ref`.
function withSubject(fact: Fact, subject: string | undefined, bundle: JsonObject): Fact {
  if (fact.rule === 'property-removed') return withCopy(fact, bundle);
  if (fact.subject !== undefined || subject === undefined || fact.name !== undefined) return fact;
  if (componentOf(fact.base) === componentOf(fact.revision)) return fact;
  return { ...fact, subject };
}

function withCopy(fact: Fact, bundle: JsonObject): Fact {
  const { base = '', revision = '', name = '', subject } = fact;
  const isKept = componentOf(base) !== undefined && resolvePointer(bundle, base) !== undefined;
  if (subject !== undefined || !isKept || componentOf(base) === componentOf(revision)) return fact;
  return { ...fact, subject: childPointer(childPointer(revision, 'properties'), name) };
}

function componentOf(pointer: string | undefined): string | undefined {
  return pointer && componentAt(pointer)?.pointer;
}

const NAMING_KEYWORDS = new Set(
  'properties patternProperties dependentSchemas dependentRequired $defs'.split(' '),
);
const UNORDERED = new Set(['required', 'enum', 'type']);

function canonicalText(bundle: JsonObject, value: unknown, above: string[], key = ''): string {
  if (Array.isArray(value)) {
    const items = value.map((item) => canonicalText(bundle, item, above));
    return `[${(UNORDERED.has(key) ? items.toSorted() : items).join()}]`;
  }
  if (!isJsonObject(value)) return JSON.stringify(value) ?? 'undefined';
  if (isReference(value) && Object.keys(value).length === 1) {
    const target = targetOf<unknown>(bundle, value.$ref);
    if (!target) return JSON.stringify(value.$ref);
    const back = above.indexOf(target.pointer);
    return back >= 0
      ? `^${above.length - back}`
      : canonicalText(bundle, target.element, [...above, target.pointer]);
  }
  const members = Object.entries(value)
    .filter(([name]) => NAMING_KEYWORDS.has(key) || (!TEXT_KEYWORDS.has(name) && !name.startsWith('x-')))
    .map(([name, member]) => {
      const isName = NAMING_KEYWORDS.has(key);
      return `${JSON.stringify(name)}:${canonicalText(bundle, member, above, isName ? '' : name)}`;
    });
  return `{${members.toSorted().join()}}`;
}

// The target of a dangling reference, which is no element of a bundle.
const NOWHERE = '#';

function changedTargets(base: JsonObject, revision: JsonObject): Set<string> {
  const pointers = [...reachableFrom(base, base)];
  const leadsTo = pointers.map((pointer) => targetsOf(base, resolvePointer(base, pointer)));
  const differing = pointers.filter(
    (pointer) => !isDeepStrictEqual(resolvePointer(base, pointer), resolvePointer(revision, pointer)),
  );
  const changed = new Set<string>([NOWHERE, ...differing]);
  for (let before = 0; before < changed.size;) {
    before = changed.size;
    for (const [index, pointer] of pointers.entries())
      if (leadsTo[index]?.some((target) => changed.has(target))) changed.add(pointer);
  }
  return changed;
}

function targetsOf(bundle: JsonObject, element: unknown): string[] {
  return [...referencesIn(element)].map((reference) => targetOf(bundle, reference)?.pointer ?? NOWHERE);
}

const SCHEMA_KEYWORDS_BY_TYPE: readonly [type: JsonType, keywords: readonly string[]][] = [
  ['object', ['properties', 'additionalProperties', 'unevaluatedProperties']],
  ['array', ['items', 'prefixItems']],
  ['string', ['contentSchema']],
];

function inertSchemas(bundle: JsonObject, schemas: SchemaSite[], types: ReadonlySet<JsonType>): SchemaSite[] {
  const found = new Map<string, SchemaSite>();
  const inert = SCHEMA_KEYWORDS_BY_TYPE.filter(([type]) => !types.has(type) && !types.has('any')).flatMap(
    ([, names]) => names,
  );
  const open = withReferences(bundle, schemas).flatMap((site) => nestedSchemas(site, inert));
  const all = SCHEMA_KEYWORDS_BY_TYPE.flatMap(([, names]) => names);
  for (const site of open) {
    if (found.has(site.pointer)) continue;
    found.set(site.pointer, site);
    open.push(
      ...withReferences(bundle, [site]).flatMap((one) => [
        ...(one === site ? [] : [one]),
        ...nestedSchemas(one, all),
      ]),
    );
  }
  return [...found.values()];
}

function nestedSchemas(site: SchemaSite, keywords: readonly string[]): SchemaSite[] {
  return keywords.flatMap((keyword) => {
    const held = site.value[keyword];
    if (Array.isArray(held)) return listedSchemas(site, keyword);
    if (!isJsonObject(held)) return [];
    const member = memberSchema(site, keyword);
    return keyword === 'properties' ? Object.keys(held).map((name) => memberSchema(member, name)) : [member];
  });
}

function impossibleForms(bundle: JsonObject, schemas: SchemaSite[]): SchemaSite[] {
  return withReferences(bundle, schemas)
    .flatMap((site) => [...listedSchemas(site, 'anyOf'), ...listedSchemas(site, 'oneOf')])
    .filter((form) => alternativesOf(bundle, [form]).length === 0);
}
