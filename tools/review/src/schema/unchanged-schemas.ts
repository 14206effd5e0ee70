import { isDeepStrictEqual } from 'node:util';
import { type JsonObject, reachableFrom, referencesIn, resolvePointer, targetOf } from '@telephony/contract';
import type { SchemaSite } from './alternative.ts';

/** JSON pointer of what a reference leads to. */
type Target = string;
/** What a reference that leads nowhere leads to: no element of a bundle. The comparison sees to it. */
const NOWHERE: Target = '#';

/** The schemas that are the same in two bundles, with all that they refer to: there is nothing to compare in them. */
export class UnchangedSchemas {
  readonly #base: JsonObject;
  /** The targets of references that are not the same in both bundles, or that lead to such a target. */
  readonly #changed: ReadonlySet<Target>;

  constructor(base: JsonObject, revision: JsonObject) {
    this.#base = base;
    this.#changed = changedTargets(base, revision);
  }

  /** Whether schemas that hold together are at the same places in both bundles, and say the same. */
  includes(base: SchemaSite[], revision: SchemaSite[]): boolean {
    return (
      base.length === revision.length &&
      base.every(({ value, pointer }, index) => {
        const other = revision[index];
        return (
          pointer === other?.pointer && isDeepStrictEqual(value, other.value) && !this.#leadsToChanged(value)
        );
      })
    );
  }

  #leadsToChanged(value: JsonObject): boolean {
    return targetsOf(this.#base, value).some((target) => this.#changed.has(target));
  }
}

function changedTargets(base: JsonObject, revision: JsonObject): Set<Target> {
  const pointers = [...reachableFrom(base, base)];
  const leadsTo = pointers.map((pointer) => targetsOf(base, resolvePointer(base, pointer)));
  const differing = pointers.filter(
    (pointer) => !isDeepStrictEqual(resolvePointer(base, pointer), resolvePointer(revision, pointer)),
  );
  const changed = new Set<Target>([NOWHERE, ...differing]);
  for (let before = 0; before < changed.size;) {
    before = changed.size;
    for (const [index, pointer] of pointers.entries())
      if (leadsTo[index]?.some((target) => changed.has(target))) changed.add(pointer);
  }
  return changed;
}

function targetsOf(bundle: JsonObject, element: unknown): Target[] {
  return [...referencesIn(element)].map((reference) => targetOf(bundle, reference)?.pointer ?? NOWHERE);
}
