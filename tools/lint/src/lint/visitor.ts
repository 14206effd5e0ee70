import { isJsonObject, isReference, type JsonObject, METHODS } from '@telephony/contract';

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
interface Location {
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
type Resolve = (node: unknown, from?: string) => { node: unknown; location: Location | undefined };

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
}

/** A rule: called for each document that is linted, so that its state is never shared. */
export type Rule = () => Visitor;

/** A value of the contract with its place, from which you can reach its children, whatever file they are in. */
export class Element {
  /** The value as written, which may be a `$ref`, in schemas with siblings. */
  readonly written: unknown;
  /** What it stands for: the same, or the target of the `$ref`; undefined when the `$ref` leads nowhere. */
  readonly value: unknown;
  /** The place of `value`. */
  readonly at: Location;
  /** The place of `written`. */
  readonly writtenAt: Location;
  readonly #resolve: Resolve;

  constructor(written: unknown, writtenAt: Location, resolve: Resolve) {
    const target = resolve(written, writtenAt.source.absoluteRef);
    this.written = written;
    this.writtenAt = writtenAt;
    this.value = target.node;
    this.at = isReference(written) ? (target.location ?? writtenAt) : writtenAt;
    this.#resolve = resolve;
  }

  /** The node that a visitor was called with. */
  static of(node: unknown, { location, resolve }: Context): Element {
    return new Element(node, location, resolve);
  }

  /** The value as an object; empty when it is something else. */
  get object(): JsonObject {
    return isJsonObject(this.value) ? this.value : {};
  }

  /** The child at the end of a list of keys. */
  get(...keys: (string | number)[]): Element | undefined {
    const [key, ...rest] = keys;
    if (key === undefined) return this;
    if (typeof this.value !== 'object' || this.value === null || !Object.hasOwn(this.value, key))
      return undefined;
    const value: unknown = Reflect.get(this.value, key);
    return new Element(value, this.at.child(key), this.#resolve).get(...rest);
  }

  /** The children of an object or an array. */
  entries(): [string, Element][] {
    if (typeof this.value !== 'object' || this.value === null) return [];
    const element = (name: string, value: unknown) => new Element(value, this.at.child(name), this.#resolve);
    return Object.entries(this.value).map(([name, value]) => [name, element(name, value)]);
  }

  /** A keyword of a schema: as sibling of the `$ref`, or in the schema that it leads to. */
  keyword(name: string): unknown {
    const own = isJsonObject(this.written) ? this.written[name] : undefined;
    return own ?? this.object[name];
  }

  /** Whether a ledger entry speaks about this element. */
  get isMarked(): boolean {
    return this.keyword('x-ledger') !== undefined;
  }
}

/** An operation of a path, or the POST of a webhook. */
export interface OperationSite {
  kind: 'path' | 'webhook';
  /** The path, or the key of the webhook. */
  name: string;
  method: string;
  root: Element;
  item: Element;
  operation: Element;
}

export type Report = (message: string, location: Location) => void;

/**
 * A visitor that calls `check` with every operation of paths and of webhooks. It starts at the root because Redocly shows
 * a shared node once only and does not say whose it is. What is shared is reported once.
 */
export function eachOperation(check: (site: OperationSite, report: Report) => void): Visitor {
  return {
    Root(node, context) {
      const root = Element.of(node, context);
      const seen = new Set<string>();
      const report: Report = (message, location) => {
        const finding = `${location.absolutePointer} ${message}`;
        if (seen.has(finding)) return;
        seen.add(finding);
        context.report({ message, location });
      };
      for (const site of operationSites(root)) check(site, report);
    },
  };
}

/** The operations of a document, of its paths and then of its webhooks. */
export function operationSites(root: Element): OperationSite[] {
  return (['path', 'webhook'] as const).flatMap((kind) =>
    (root.get(`${kind}s`)?.entries() ?? []).flatMap(([name, item]) =>
      METHODS.flatMap((method) => {
        const operation = item.get(method);
        return operation ? [{ kind, name, method, root, item, operation }] : [];
      }),
    ),
  );
}

/** A visitor that calls `check` with every parameter, of path items and of operations, `$ref`s followed. */
export function eachParameter(check: (parameter: Element, report: Report) => void): Visitor {
  return eachOperation(({ item, operation }, report) => {
    for (const element of [item, operation]) {
      for (const [, parameter] of element.get('parameters')?.entries() ?? []) check(parameter, report);
    }
  });
}

/** A visitor that calls `check` with every schema object as written: schemas, and `$ref`s with their siblings. */
export function eachSchema(check: (schema: JsonObject, context: Context) => void): Visitor {
  return {
    Schema(node, context) {
      if (isJsonObject(node)) check(node, context);
    },
    ref(node, context) {
      if (context.type.name === 'Schema' && isJsonObject(node)) check(node, context);
    },
  };
}
