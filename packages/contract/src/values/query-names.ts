import { addToTree, type BracketNode, emptyNode, splitBrackets } from './bracket-names.ts';
import type { RequestPlan } from './request-plan.ts';

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
