import type { DocumentOperation, JsonObject } from '@telephony/contract';
import { childPointer } from '@telephony/contract';
import { ContractDocument, type Site } from '../schema/model.ts';
import { Heirs } from '../schema/heirs.ts';
import { SchemaComparison } from '../schema/schema-comparison.ts';

/** Two bundles that are compared, and what they share while it is done. */
export interface Comparison {
  base: ContractDocument;
  revision: ContractDocument;
  schemas: SchemaComparison;
  /** Of schemas whose values are written as text, as in an address. */
  texts: SchemaComparison;
  /** Of schemas whose values are parts of a path. */
  segments: SchemaComparison;
  heirs: { base: Heirs; revision: Heirs };
}

/** An operation that both bundles have. */
export interface OperationPair {
  name: string;
  base: DocumentOperation;
  revision: DocumentOperation;
  /** Who writes the body of the request: the caller, or the platform for a webhook. */
  kind: DocumentOperation['kind'];
}

/** Starts a comparison of two bundles. */
export function comparisonOf(base: JsonObject, revision: JsonObject): Comparison {
  const schemas = new SchemaComparison(base, revision);
  const texts = new SchemaComparison(base, revision, schemas);
  return {
    base: new ContractDocument(base),
    revision: new ContractDocument(revision),
    schemas,
    texts,
    segments: new SchemaComparison(base, revision, schemas, texts),
    heirs: { base: new Heirs(base), revision: new Heirs(revision) },
  };
}

/**
 * What a change does to the users of the contract.
 *
 * - `wire`: a correct program, in any language, stops working: breaking.
 * - `types`: everything that is sent and received stays right, but code written against the generated types does not
 *   compile: breaking for those who use them.
 * - `feature`: something new, or something that was asked of callers and no longer is.
 * - `text`: words, examples and marks.
 */
export type Effect = 'wire' | 'types' | 'feature' | 'text';

/** Whom a change breaks: programs of any kind, programs that are compiled against the types, or nobody. */
export type Breaks = 'wire' | 'types' | 'none';

/** The step of the version that a change of the contract asks for, by Semantic Versioning. */
export type Verdict = 'none' | 'patch' | 'minor' | 'major';

/** A place in a bundle: in the base where the element is gone, else in the revision. */
interface BundlePlace {
  side: 'base' | 'revision';
  pointer: string;
}

/** One change of the contract, in words. */
export interface Change {
  effect: Effect;
  /** The name of the rule that found it. */
  rule: string;
  /** A sentence. */
  text: string;
  /** Whether a token may go to another host: told before all others. */
  isDangerous?: boolean;
  place: BundlePlace;
  /** The pointers that the change explains. */
  base?: string;
  revision?: string;
  /** What it is about: `GET /cdrs`, `webhook call.missed`; several where a component is shared; none for the document. */
  operations: string[];
}

/** Who sends what is compared: a request is what callers send, a response what the platform sends. */
export type Direction = 'request' | 'response';

/** The pointers of what a change explains: in the base, in the revision, or in both. */
export interface Places {
  base?: string | undefined;
  revision?: string | undefined;
}

/** A change at its place in the revision, or in the base where only that has the element. */
export function changeAt(
  { base, revision }: Places,
  operations: string[],
  effect: Effect,
  rule: string,
  text: string,
): Change {
  return {
    effect,
    rule,
    text,
    place:
      revision === undefined
        ? { side: 'base', pointer: base ?? '' }
        : { side: 'revision', pointer: revision },
    ...(base !== undefined && { base }),
    ...(revision !== undefined && { revision }),
    operations,
  };
}

/** The places of a member of an element, whether it is written there or not. */
export function memberAt(was: { pointer: string }, is: { pointer: string }, member: string): Places {
  return { base: childPointer(was.pointer, member), revision: childPointer(is.pointer, member) };
}

/** The change that something must be there now, or no longer must. */
export function compareNeed(
  was: Site,
  is: Site,
  { what, subject, direction, operation }: NeedContext,
): Change[] {
  const [needed, needs] = [was.value['required'] === true, is.value['required'] === true];
  if (needed === needs) return [];
  const isBreak = needs === (direction === 'request');
  const [phrase, harm] =
    direction === 'request'
      ? [needs ? 'is required now' : 'may be left out now', 'requests without it are refused']
      : [needs ? 'is always there now' : 'may be missing now', 'programs that count on it break'];
  const text = `${subject} ${phrase}${isBreak ? `: ${harm}` : ''}.`;
  const rule = `${what}-${needs ? 'required' : 'optional'}`;
  return [changeAt(memberAt(was, is, 'required'), [operation], isBreak ? 'wire' : 'feature', rule, text)];
}

/** What is needed, and by whom. */
interface NeedContext {
  what: 'body' | 'parameter' | 'header';
  /** How a sentence calls it. */
  subject: string;
  direction: Direction;
  operation: string;
}

/** The change that something is deprecated now. */
export function compareDeprecated(
  was: Site,
  is: Site,
  { what, subject, operation }: { what: string; subject: string; operation: string },
): Change[] {
  if (is.value['deprecated'] !== true || was.value['deprecated'] === true) return [];
  const at = memberAt(was, is, 'deprecated');
  return [changeAt(at, [operation], 'feature', `${what}-deprecated`, `${subject} is deprecated.`)];
}

/** The elements of a member in both bundles, by name. */
export function membersOf(
  { base, revision }: Comparison,
  was: Site,
  is: Site,
  member: string,
): [before: Map<string, Site>, after: Map<string, Site>] {
  return [base.members(base.member(was, member)), revision.members(revision.member(is, member))];
}

/** What two maps have under each name. */
export function paired<Item>(
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
): [name: string, was: Item | undefined, is: Item | undefined][] {
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => [
    name,
    before.get(name),
    after.get(name),
  ]);
}
