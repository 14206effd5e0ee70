import { isOnlySpread, type PlannedParameter, type RequestPlan } from './request-plan.ts';
import type { ValueShape } from './value-shape.ts';
import {
  alternatingPairs,
  type Meanings,
  meaningsOf,
  type Typing,
  Unreadable,
  type Written,
} from './settle-parameter.ts';

/** A query by its names, in the order of their first use. */
export type QueryTexts = ReadonlyMap<string, readonly string[]>;

/** The names of a query by what they belong to. */
export interface QueryNames {
  /** Trees of the parameters of style `deepObject` that are there, by the parameters' names. */
  deep: ReadonlyMap<string, BracketNode>;
  /** Names that the document does not state, of a parameter whose object has fields of any name. */
  further: readonly string[];
  /** Names that belong to nothing. */
  unread: readonly string[];
}

/** The texts of a query by name. */
export function textsOf(query: URLSearchParams): QueryTexts {
  const texts = new Map<string, string[]>();
  for (const [name, text] of query) {
    const known = texts.get(name);
    if (known) known.push(text);
    else texts.set(name, [text]);
  }
  return texts;
}

/** @param ownNames Names that belong to the server, not to the operation. */
export function sortNames(
  { queryByName, queryByKey, openQuery, keyNames }: RequestPlan,
  texts: QueryTexts,
  ownNames: ReadonlySet<string> | undefined,
): QueryNames {
  const deep = new Map<string, BracketNode>();
  const further: string[] = [];
  const unread: string[] = [];
  for (const [name, values] of texts) {
    if (queryByKey.has(name) || ownNames?.has(name) || keyNames.has(name)) continue;
    const brackets = splitBrackets(name);
    const owner = queryByName.get(brackets?.base ?? name);
    if (
      owner?.style === 'deepObject' &&
      brackets &&
      (owner.shape.takesArray || brackets.segments[0] !== '')
    ) {
      const tree = deep.get(owner.name) ?? emptyNode();
      deep.set(owner.name, tree);
      addToTree(tree, brackets.segments, values);
    } else if (openQuery && (!owner || (owner === openQuery && !brackets))) further.push(name);
    else unread.push(name);
  }
  return { deep, further, unread };
}

/** What was sent under names with brackets, such as `filter[0][property]`, as the tree that the names describe. */
interface BracketNode {
  readonly values: string[];
  readonly members: Map<string, BracketNode>;
}

/** How many brackets a name may have. */
const DEEPEST = 16;

/** `fields[cdrs]` as `fields` and `['cdrs']`; undefined for a name without brackets, or with others than whole ones. */
export function splitBrackets(name: string): { base: string; segments: string[] } | undefined {
  const start = name.indexOf('[');
  if (start < 1 || !name.endsWith(']')) return undefined;
  const segments = name.slice(start + 1, -1).split('][');
  const isWhole = segments.length <= DEEPEST && segments.every((segment) => !/[[\]]/.test(segment));
  return isWhole ? { base: name.slice(0, start), segments } : undefined;
}

/** A tree without anything in it. */
export const emptyNode = (): BracketNode => ({ values: [], members: new Map() });

/** Adds what was sent under one name to a tree. */
export function addToTree(root: BracketNode, segments: readonly string[], values: readonly string[]): void {
  let node = root;
  for (const segment of segments) {
    let next = node.members.get(segment);
    if (!next) {
      next = emptyNode();
      node.members.set(segment, next);
    }
    node = next;
  }
  for (const value of values) node.values.push(value);
}

/** Whether a tree gives a single value twice, or as a value and as an object. */
export function isAmbiguous({ values, members }: BracketNode, shape: ValueShape): boolean {
  if (members.size > 0 && values.length > 0) return true;
  if (values.length > 1 && !shape.takesArray) return true;
  const isOfList = isList(members, shape);
  return [...members].some(([name, member]) => {
    const isRepeated = isOfList && name === '' && member.members.size === 0;
    return !isRepeated && isAmbiguous(member, isOfList ? shape.items : shape.member(name));
  });
}

/** The value that a tree stands for: names that are numbers, or empty, are places in an array where the shape takes one. */
export function valueOfTree({ values, members }: BracketNode, shape: ValueShape, typing: Typing): unknown {
  if (members.size === 0) {
    if (values.length === 1 && (shape.types.size > 1 || !shape.takesArray))
      return typing(shape.types, values[0]!);
    return values.map((value) => typing(shape.items.types, value));
  }
  if (isList(members, shape)) {
    const inOrder = [...members].toSorted(([a], [b]) => Number(a) - Number(b));
    return inOrder.flatMap(([name, node]) =>
      name === '' && node.members.size === 0
        ? node.values.map((value) => typing(shape.items.types, value))
        : [valueOfTree(node, shape.items, typing)],
    );
  }
  const object = Object.create(null) as Record<string, unknown>;
  for (const [name, node] of members) object[name] = valueOfTree(node, shape.member(name), typing);
  return object;
}

function isList(members: ReadonlyMap<string, unknown>, shape: ValueShape): boolean {
  const isObject = shape.takesObject && !shape.takesArray;
  return !isObject && [...members.keys()].every((name) => /^\d*$/.test(name));
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Delimiter of the values of a style in one text. */
export const delimiterOf = (style: string): string => DELIMITERS[style] ?? ',';

/** What a parameter of the query, or a cookie, can mean. It is not one of JSON. */
export function readQueryParameter(
  { openQuery }: Pick<RequestPlan, 'openQuery'>,
  planned: PlannedParameter,
  texts: QueryTexts,
  { deep, further }: Pick<QueryNames, 'deep' | 'further'>,
): Meanings {
  const { name, style, shape, explode } = planned;
  if (style === 'deepObject') {
    const tree = deep.get(name);
    if (!tree) return undefined;
    if (isAmbiguous(tree, shape)) return new Unreadable('has a field that must be given once');
    return (typing) => [valueOfTree(tree, shape, typing)];
  }
  const values = isOnlySpread(planned) ? undefined : texts.get(name);
  if (!values) {
    const others = planned === openQuery ? further : [];
    return planned.isSpread ? readSpread(planned, texts, others) : undefined;
  }
  const [text = ''] = values;
  if (values.length > 1) {
    if (!explode || !shape.takesArray) return new Unreadable('must be given once');
    return (typing) => meaningsOf(shape, { list: values }, typing);
  }
  if (shape.isPlain || style === 'content') return (typing) => [typing(shape.types, text)];
  const parts = explode ? [text] : text.split(delimiterOf(style));
  const written: Written = { text, list: parts, pairs: explode ? undefined : alternatingPairs(parts) };
  return (typing) => meaningsOf(shape, written, typing);
}

/** An object whose fields are parameters themselves. */
function readSpread({ shape }: PlannedParameter, texts: QueryTexts, others: readonly string[]): Meanings {
  const pairs = [...shape.memberNames, ...others].flatMap((name) => {
    const values = texts.get(name);
    return values ? [[name, values] as const] : [];
  });
  if (pairs.length === 0) return undefined;
  const twice = pairs.find(([name, values]) => values.length > 1 && !shape.member(name).takesArray);
  if (twice) return new Unreadable(`has a field that must be given once: ${twice[0]}`);
  return (typing) => meaningsOf(shape, { pairs }, typing);
}
