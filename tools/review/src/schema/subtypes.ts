import {
  isJsonObject,
  type JsonObject,
  pointerOf,
  reachableFrom,
  resolvePointer,
  targetOf,
} from '@telephony/contract';
import { itemsIn, schemaSite, type SchemaSite } from './model.ts';

// A component that extends another by `allOf` is a form of it, if the parent has a `discriminator` and lists no forms
// (OpenAPI 3.1, Discriminator Object). No reference leads to it.
export class Subtypes {
  readonly #bundle: JsonObject;
  readonly #known = new Map<string, string[]>();

  constructor(bundle: JsonObject) {
    this.#bundle = bundle;
    const { components } = bundle;
    const schemas = isJsonObject(components) ? components['schemas'] : undefined;
    if (!isJsonObject(schemas)) return;
    const open: string[] = [];
    const parents = new Map<string, string[]>();
    for (const [name, schema] of Object.entries(schemas)) {
      if (!isJsonObject(schema)) continue;
      const pointer = pointerOf(['components', 'schemas', name]);
      if ('discriminator' in schema && !('oneOf' in schema) && !('anyOf' in schema)) open.push(pointer);
      for (const base of itemsIn(schema['allOf'])) {
        const reference = isJsonObject(base) ? base['$ref'] : undefined;
        const target = typeof reference === 'string' ? targetOf(bundle, reference)?.pointer : undefined;
        if (target !== undefined) parents.set(target, [...(parents.get(target) ?? []), pointer]);
      }
    }
    for (const parent of open) {
      const subtypes = parents.get(parent);
      if (!subtypes || this.#known.has(parent)) continue;
      this.#known.set(parent, subtypes);
      open.push(...subtypes);
    }
  }

  // With the heirs of heirs.
  formsOf(parent: string): string[] {
    const forms = new Set(this.#known.get(parent));
    for (const form of forms) for (const further of this.#known.get(form) ?? []) forms.add(further);
    return [...forms];
  }

  reachableFrom(element: unknown): Set<string> {
    const reached = reachableFrom(this.#bundle, element);
    // The loop also visits the pointers that it adds.
    for (const pointer of reached)
      for (const subtype of this.#known.get(pointer) ?? []) {
        if (reached.has(subtype)) continue;
        reached.add(subtype);
        for (const further of reachableFrom(this.#bundle, resolvePointer(this.#bundle, subtype)))
          reached.add(further);
      }
    return reached;
  }

  reachedFrom(element: unknown): Map<string, { subtype: SchemaSite; parent: string }> {
    const found = new Map<string, { subtype: SchemaSite; parent: string }>();
    if (this.#known.size === 0) return found;
    for (const parent of this.reachableFrom(element))
      for (const pointer of this.#known.get(parent) ?? []) {
        const subtype = schemaSite(resolvePointer(this.#bundle, pointer), pointer);
        found.set(pointer, { subtype, parent: found.get(parent)?.parent ?? parent });
      }
    return found;
  }
}
