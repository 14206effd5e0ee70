import { isJsonObject, isReference, type JsonObject } from '@telephony/contract';
import type { Context, Location, Resolve } from './visitor.ts';

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
