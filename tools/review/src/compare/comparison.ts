import type { DocumentOperation, JsonObject } from '@telephony/contract';
import { childPointer } from '@telephony/contract';
import { ContractDocument, type Site } from '../schema/model.ts';
import { SchemaComparison } from '../schema/schema-comparison.ts';

export interface Comparison {
  base: ContractDocument;
  revision: ContractDocument;
  schemas: SchemaComparison;
  // For values written as text, as in an address.
  texts: SchemaComparison;
  // For segments of a path.
  segments: SchemaComparison;
}

export interface OperationPair {
  name: string;
  base: DocumentOperation;
  revision: DocumentOperation;
  kind: DocumentOperation['kind'];
}

export function startComparison(base: JsonObject, revision: JsonObject): Comparison {
  const schemas = new SchemaComparison(base, revision);
  const texts = new SchemaComparison(base, revision, schemas);
  return {
    base: new ContractDocument(base),
    revision: new ContractDocument(revision),
    schemas,
    texts,
    segments: new SchemaComparison(base, revision, schemas, texts),
  };
}

// `wire`: a correct program in any language stops working. `types`: requests and responses stay valid, but code that
// uses the generated types does not compile. `feature`: something is new or relaxed. `text`: words, examples and
// marks.
export type Effect = 'wire' | 'types' | 'feature' | 'text';

export type Breaks = 'wire' | 'types' | 'none';

export type Verdict = 'none' | 'patch' | 'minor' | 'major';

interface BundlePlace {
  side: 'base' | 'revision';
  pointer: string;
}

export interface Change {
  effect: Effect;
  rule: string;
  text: string;
  // A token may go to another host.
  isDangerous?: boolean;
  place: BundlePlace;
  base?: string;
  revision?: string;
  // `GET /cdrs`, `webhook call.missed`; none for the document.
  operations: string[];
}

export type Direction = 'request' | 'response';

export interface Places {
  base?: string | undefined;
  revision?: string | undefined;
}

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

export function memberAt(was: { pointer: string }, is: { pointer: string }, member: string): Places {
  return { base: childPointer(was.pointer, member), revision: childPointer(is.pointer, member) };
}

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

interface NeedContext {
  what: 'body' | 'parameter' | 'header';
  subject: string;
  direction: Direction;
  operation: string;
}

export function compareDeprecated(
  was: Site,
  is: Site,
  { what, subject, operation }: { what: string; subject: string; operation: string },
): Change[] {
  if (is.value['deprecated'] !== true || was.value['deprecated'] === true) return [];
  const at = memberAt(was, is, 'deprecated');
  return [changeAt(at, [operation], 'feature', `${what}-deprecated`, `${subject} is deprecated.`)];
}

export function pairMembers(
  { base, revision }: Comparison,
  was: Site,
  is: Site,
  member: string,
): [before: Map<string, Site>, after: Map<string, Site>] {
  return [base.members(base.member(was, member)), revision.members(revision.member(is, member))];
}

export function pairByName<Item>(
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
): [name: string, was: Item | undefined, is: Item | undefined][] {
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => [
    name,
    before.get(name),
    after.get(name),
  ]);
}
