import { childPointer, isJsonObject, type JsonObject, locate } from '@telephony/contract';

/** A value of a bundle with its place, `$ref`s followed. */
export interface Site {
  value: JsonObject;
  /** JSON pointer into the bundle, that of the target where the value was a `$ref`. */
  pointer: string;
}

/** A site in a list, with the place of the item itself, which may be a `$ref`. */
export interface ItemSite extends Site {
  at: string;
}

/** A bundle in which you can go from an element to its children through any `$ref`s. */
export class ContractDocument {
  readonly bundle: JsonObject;

  constructor(bundle: JsonObject) {
    this.bundle = bundle;
  }

  /** The value, or what its `$ref` leads to. A `$ref` that leads nowhere or in a circle is an empty object. */
  resolve(value: unknown, pointer: string): Site {
    const found = locate<unknown>(this.bundle, value, pointer);
    return { value: isJsonObject(found?.element) ? found.element : {}, pointer: found?.pointer ?? pointer };
  }

  /** A child of a site; undefined if there is none. */
  member(site: Site, name: string): Site | undefined {
    const value = site.value[name];
    if (value === undefined) return undefined;
    return this.resolve(value, childPointer(site.pointer, name));
  }

  /** The properties of an object by name. */
  members(site: Site | undefined): Map<string, Site> {
    if (!site) return new Map();
    return new Map(
      Object.entries(site.value).map(([name, value]) => [
        name,
        this.resolve(value, childPointer(site.pointer, name)),
      ]),
    );
  }

  /** The items of a list that is the child `name` of a site. */
  items(site: Site, name: string): ItemSite[] {
    const list = site.value[name];
    if (!Array.isArray(list)) return [];
    const pointer = childPointer(site.pointer, name);
    return list.map((item, index) => {
      const at = childPointer(pointer, index);
      return { ...this.resolve(item, at), at };
    });
  }
}
