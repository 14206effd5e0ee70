import { isJsonObject, isReference, type JsonObject, METHODS } from '@telephony/contract';

// The CLI bundles its core and exports no types: https://redocly.com/docs/cli/custom-plugins/custom-rules

export interface Source {
  readonly absoluteRef: string;
  readonly body: string;
}

export interface Location {
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

// Called with the target of a `$ref`; `ref` with the object that has it.
export type Visit = (node: unknown, context: Context) => void;

// Redocly visits a shared node only once.
interface Visitor {
  any?: Visit;
  ref?: Visit;
  Root?: Visit;
  Schema?: Visit;
  SchemaProperties?: Visit;
}

export type Rule = () => Visitor;

export class Element {
  // As written: in schemas, a `$ref` may have siblings.
  readonly written: unknown;
  // With its `$ref` followed; undefined if that leads nowhere.
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

  entriesIn(name: string): [string, Element][] {
    return this.get(name)?.entries() ?? [];
  }

  // Beside the `$ref`, or else in its target.
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

function reporter(context: Context): Report {
  return (message, location) => context.report({ message, location });
}

export function eachRoot(check: (root: Element, report: Report) => void): Visitor {
  return { Root: (node, context) => check(Element.of(node, context), reporter(context)) };
}

// Redocly visits a shared node only once, and does not say for which operation.
export function eachOperation(check: (site: OperationSite, report: Report) => void): Visitor {
  return eachRoot((root, report) => {
    const seen = new Set<string>();
    const reportOnce: Report = (message, location) => {
      const finding = `${location.absolutePointer} ${message}`;
      if (!seen.has(finding)) report(message, location);
      seen.add(finding);
    };
    for (const site of operationSites(root)) check(site, reportOnce);
  });
}

export function operationSites(root: Element): OperationSite[] {
  return (['path', 'webhook'] as const).flatMap((kind) =>
    root.entriesIn(`${kind}s`).flatMap(([name, item]) =>
      METHODS.flatMap((method) => {
        const operation = item.get(method);
        return operation ? [{ kind, name, method, root, item, operation }] : [];
      }),
    ),
  );
}

export function eachParameter(check: (parameter: Element, report: Report) => void): Visitor {
  return eachOperation(({ item, operation }, report) => {
    for (const element of [item, operation])
      for (const [, parameter] of element.entriesIn('parameters')) check(parameter, report);
  });
}

// The properties of one schema at a time.
export function eachProperties(check: (properties: [string, Element][], report: Report) => void): Visitor {
  return {
    SchemaProperties: (node, context) => check(Element.of(node, context).entries(), reporter(context)),
  };
}

// Also `$ref`s with their siblings.
export function eachSchema(check: (schema: JsonObject, report: Report, at: Location) => void): Visitor {
  const visit: Visit = (node, context) => {
    if (context.type.name === 'Schema' && isJsonObject(node))
      check(node, reporter(context), context.location);
  };
  return { Schema: visit, ref: visit };
}

export function eachObject(check: (object: JsonObject, report: Report, context: Context) => void): Visitor {
  const visit: Visit = (node, context) => {
    if (isJsonObject(node)) check(node, reporter(context), context);
  };
  return { any: visit, ref: visit };
}
