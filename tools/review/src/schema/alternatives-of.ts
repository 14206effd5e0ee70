import { childPointer, type JsonObject } from '@telephony/contract';
import type { Alternative, SchemaSite } from './alternative.ts';
import { areExclusive } from './are-exclusive.ts';
import { byType } from './by-type.ts';
import { deniedTwice } from './denied-twice.ts';
import { objectMembers } from './object-members.ts';
import { isNothing, referredSchema, schemaSite } from './schema-site.ts';
import { settled } from './settled.ts';

/** More combinations than this are not unfolded: the keyword stays in its schema, as a bound that is compared as it is. */
const MOST = 64;
/** Deeper than this, `$ref` and `allOf` go in a circle, and stay in their schema as well. */
const DEEPEST = 24;

/**
 * The alternatives of schemas that hold together: `$ref`, `allOf`, `anyOf`, `oneOf` and lists of types are unfolded, so
 * that two schemas that say the same in other words have the same alternatives. What cannot be unfolded without loss, such
 * as a `oneOf` whose forms may overlap, is also left in the parts as a keyword.
 */
export function alternativesOf(bundle: JsonObject, schemas: SchemaSite[]): Alternative[] {
  const choices = schemas.reduce<SchemaSite[][]>(
    (sofar, schema) => product(sofar, unfold(bundle, schema, 0)),
    [[]],
  );
  const alternatives = choices.flatMap((parts) => byType(parts));
  const possible = alternatives.filter((alternative) => isPossible(alternative));
  // Where nothing is left, or another object, the schema as it is written says more.
  const isNeeded = possible.length === 0 || possible.some(({ type }) => type === 'object');
  return isNeeded ? alternatives : possible;
}

/** Whether an object can have all that it must have. */
function isPossible(alternative: Alternative): boolean {
  if (alternative.type !== 'object') return true;
  if (!alternative.parts.some(({ value }) => 'required' in value)) return true;
  const { required, isForbidden } = objectMembers(alternative);
  return ![...required].some((name) => isForbidden(name));
}

function unfold(bundle: JsonObject, site: SchemaSite, depth: number): SchemaSite[][] {
  const { pointer } = site;
  if (isNothing(site)) return [];
  if (depth > DEEPEST) return [[site]];
  const { value, held } = settled(bundle, site);
  const { $ref, allOf, anyOf, oneOf, ...rest } = value;
  const own: SchemaSite = { value: rest, pointer };
  const twice = deniedTwice(site);
  if (twice) delete rest['not'];
  let choices: SchemaSite[][] = [Object.keys(rest).length > 0 || !$ref ? [own] : []];
  if (typeof $ref === 'string') {
    // The target first: it is the place that speaks for the whole.
    choices = product(unfold(bundle, referredSchema(bundle, $ref), depth + 1), choices);
  }
  for (const [index, member] of entriesOf(allOf)) {
    const at = childPointer(childPointer(pointer, 'allOf'), index);
    choices = product(choices, unfold(bundle, schemaSite(member, at), depth + 1));
  }
  for (const other of held) choices = product(choices, unfold(bundle, other, depth + 1));
  if (twice) choices = product(choices, unfold(bundle, twice, depth + 1));
  for (const [name, list] of Object.entries({ anyOf, oneOf })) {
    if (!Array.isArray(list)) continue;
    const branches = list.map((member, index) =>
      unfold(bundle, schemaSite(member, childPointer(childPointer(pointer, name), index)), depth + 1),
    );
    // A branch speaks for itself: its place before that of the schema around it.
    const combined = product(branches.flat(), choices);
    const isExact = name === 'anyOf' || areExclusive((schemas) => alternativesOf(bundle, schemas), branches);
    if (!isExact || combined.length > MOST) rest[name] = list;
    if (combined.length <= MOST) choices = combined;
  }
  return 'unevaluatedProperties' in rest ? withBelow(choices, own, value) : choices;
}

/** Forms that hold at once evaluate properties together, which no single choice shows: then the schema stays whole. */
function withBelow(choices: SchemaSite[][], own: SchemaSite, whole: JsonObject): SchemaSite[][] {
  if (choices.length > 1) own.value['anyOf'] = [whole];
  return choices.map((parts) =>
    parts.map((part) => (part === own ? { ...own, below: parts.filter((other) => other !== own) } : part)),
  );
}

function product(left: SchemaSite[][], right: SchemaSite[][]): SchemaSite[][] {
  return left.flatMap((a) => right.map((b) => [...a, ...b]));
}

function entriesOf(list: unknown): [number, unknown][] {
  return Array.isArray(list) ? [...list.entries()] : [];
}
