/**
 * What the rules use of Redocly's plugin interface. The CLI bundles its core and exports no types; see
 * https://redocly.com/docs/cli/custom-plugins/custom-rules.
 */

/** A file of the contract. */
export interface Source {
  readonly absoluteRef: string;
  readonly body: string;
}

/** A place in a file, as a JSON pointer. */
export interface Location {
  readonly source: Source;
  readonly pointer: string;
  readonly absolutePointer: string;
  child: (keys: string | number | (string | number)[]) => Location;
  /** The same place, with the finding on the key and not on the value. */
  key: () => Location;
}

interface Problem {
  message: string;
  location?: Location | { source: Source; pointer: string };
}

/** Resolves a `$ref` in the file `from`; returns other values as they are. */
export type Resolve = (node: unknown, from?: string) => { node: unknown; location: Location | undefined };

export interface Context {
  readonly location: Location;
  readonly key: string | number;
  readonly type: { readonly name: string };
  readonly resolve: Resolve;
  report: (problem: Problem) => void;
}

/** Called with a node whose `$ref` has been followed; `ref` with the `$ref` object itself. */
type Visit = (node: unknown, context: Context) => void;

/** Redocly visits a node that several places refer to once only. Keys are its names for the types of nodes. */
export interface Visitor {
  any?: Visit;
  ref?: Visit;
  Root?: Visit;
  Paths?: Visit;
  MediaType?: Visit;
  Schema?: Visit;
  SchemaProperties?: Visit;
  /** A step of an Arazzo workflow. */
  Step?: Visit;
}

/** A rule: called for each document that is linted, so that its state is never shared. */
export type Rule = () => Visitor;
