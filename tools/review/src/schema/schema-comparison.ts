import { childPointer, type JsonObject, resolvePointer } from '@telephony/contract';
import type { JsonType, SchemaSite } from './alternative.ts';
import { alternativesOf } from './alternatives-of.ts';
import { compareAnnotations } from './compare-annotations.ts';
import { compareDiscriminators } from './compare-discriminators.ts';
import type { Comparer } from './comparer.ts';
import { compareUnions } from './compare-unions.ts';
import { componentAt } from './component-at.ts';
import type { Fact } from './fact.ts';
import { impossibleForms } from './impossible-forms.ts';
import { inertSchemas } from './inert-schemas.ts';
import { haveSameMeaning } from './same-meaning.ts';
import { unionPlaces } from './union-places.ts';
import { UnchangedSchemas } from './unchanged-schemas.ts';
import { withReferences } from './with-references.ts';

/**
 * Compares schemas of two bundles as sets of values. Each pair is compared once: records are used in many operations and
 * may hold each other.
 */
export class SchemaComparison implements Comparer {
  readonly base: JsonObject;
  readonly revision: JsonObject;
  readonly isText: boolean;
  readonly shortest: number;
  readonly ofJson: Comparer;
  readonly ofElements: Comparer;
  /** Pointers of the schemas that were compared, with all that they say themselves. */
  readonly compared: { base: Set<string>; revision: Set<string> };
  readonly #known = new Map<string, Fact[]>();
  readonly #unchanged: UnchangedSchemas;

  /**
   * @param json The comparison of JSON, of which this is the one of texts.
   * @param texts The comparison of texts, of which this is the one of the parts of a path.
   */
  constructor(base: JsonObject, revision: JsonObject, json?: SchemaComparison, texts?: SchemaComparison) {
    this.base = base;
    this.revision = revision;
    this.isText = json !== undefined;
    this.shortest = texts ? 1 : 0;
    this.ofJson = json ?? this;
    this.ofElements = texts ?? this;
    this.compared = json?.compared ?? { base: new Set(), revision: new Set() };
    this.#unchanged = json ? json.#unchanged : new UnchangedSchemas(base, revision);
  }

  /** The differences of two schemas, each written as schemas that hold together. */
  compare(base: SchemaSite[], revision: SchemaSite[]): Fact[] {
    const key = [base, revision].map((sites) => sites.map(({ pointer }) => pointer).join(' ')).join(' | ');
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#unchanged.includes(base, revision)) return [];
    // A pair that is met again inside itself has no differences beyond those found outside.
    this.#known.set(key, []);
    this.note(base, revision);
    const [before, after] = [alternativesOf(this.base, base), alternativesOf(this.revision, revision)];
    const isAny = [before, after].every((alternatives) => alternatives.some(({ type }) => type === 'any'));
    // Beside a form that takes anything, the others say nothing.
    const types = new Set(isAny ? [] : [...before, ...after].map(({ type }) => type));
    this.noteInert(base, revision, types);
    this.noteInert(impossibleForms(this.base, base), impossibleForms(this.revision, revision));
    const facts = [
      ...compareUnions(before, after, this, unionPlaces([this.base, base], [this.revision, revision])),
      ...compareAnnotations(this.base, base, this.revision, revision),
      ...compareDiscriminators([this.base, base], [this.revision, revision]),
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

  isSame(base: unknown, revision: unknown): boolean {
    return haveSameMeaning([this.base, base], [this.revision, revision]);
  }
}

/** Where a `$ref` leads to another component than before, the difference is that of the element with the `$ref`. */
function withSubject(fact: Fact, subject: string | undefined, bundle: JsonObject): Fact {
  if (fact.rule === 'property-removed') return withCopy(fact, bundle);
  if (fact.subject !== undefined || subject === undefined || fact.name !== undefined) return fact;
  if (componentOf(fact.base) === componentOf(fact.revision)) return fact;
  return { ...fact, subject };
}

/** A property that a component still has is gone from what came in place of a reference to it. */
function withCopy(fact: Fact, bundle: JsonObject): Fact {
  const { base = '', revision = '', name = '', subject } = fact;
  const isKept = componentOf(base) !== undefined && resolvePointer(bundle, base) !== undefined;
  if (subject !== undefined || !isKept || componentOf(base) === componentOf(revision)) return fact;
  return { ...fact, subject: childPointer(childPointer(revision, 'properties'), name) };
}

function componentOf(pointer: string | undefined): string | undefined {
  return pointer && componentAt(pointer)?.pointer;
}
