import { isJsonObject, isReference, type JsonObject, METHODS } from '@telephony/contract';

/**
 * What the rules use of Redocly's plugin interface. The CLI bundles its core and exports no types; see
 * https://redocly.com/docs/cli/custom-plugins/custom-rules.
 */

export interface Source {
  readonly absoluteRef: string;
  readonly body: string;
}

interface Location {
  readonly source: Source;
  readonly pointer: string;
  readonly absolutePointer: string;
  child: (keys: string | number | (string | number)[]) => Location;
  key: () => Location;
}

interface Problem {
  message: string;
  location?: Location | { source: Source; pointer: string };
}

type Resolve = (node: unknown, from?: string) => { node: unknown; location: Location | undefined };

export interface Context {
  readonly location: Location;
  readonly key: string | number;
  readonly type: { readonly name: string };
  readonly resolve: Resolve;
  report: (problem: Problem) => void;
}

type Visit = (node: unknown, context: Context) => void;

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

export class Element {
  readonly written: unknown;
  readonly value: unknown;
  readonly at: Location;
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

  static of(node: unknown, { location, resolve }: Context): Element {
    return new Element(node, location, resolve);
  }

  get object(): JsonObject {
    return isJsonObject(this.value) ? this.value : {};
  }

  get(...keys: (string | number)[]): Element | undefined {
    const [key, ...rest] = keys;
    if (key === undefined) return this;
    if (typeof this.value !== 'object' || this.value === null || !Object.hasOwn(this.value, key))
      return undefined;
    const value: unknown = Reflect.get(this.value, key);
    return new Element(value, this.at.child(key), this.#resolve).get(...rest);
  }

  entries(): [string, Element][] {
    if (typeof this.value !== 'object' || this.value === null) return [];
    const element = (name: string, value: unknown) => new Element(value, this.at.child(name), this.#resolve);
    return Object.entries(this.value).map(([name, value]) => [name, element(name, value)]);
  }

  keyword(name: string): unknown {
    const own = isJsonObject(this.written) ? this.written[name] : undefined;
    return own ?? this.object[name];
  }

  get isMarked(): boolean {
    return this.keyword('x-ledger') !== undefined;
  }
}

export interface OperationSite {
  kind: 'path' | 'webhook';
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

export function eachParameter(check: (parameter: Element, report: Report) => void): Visitor {
  return eachOperation(({ item, operation }, report) => {
    for (const element of [item, operation]) {
      for (const [, parameter] of element.get('parameters')?.entries() ?? []) check(parameter, report);
    }
  });
}

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
