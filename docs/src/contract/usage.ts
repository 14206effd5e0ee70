import {
  type OpenApiDocument,
  type Operation,
  pointerOf,
  pointerOfReference,
  referencesIn,
} from '@telephony/contract';

/** Which elements of the bundle refer to which components, directly and through others. */
export interface Usage {
  /** Pointers of the components that an element reaches, through other components too. */
  reachedFrom(element: unknown): Set<string>;
  /** Pointers of the components that an element itself refers to. */
  directFrom(element: unknown): Set<string>;
}

/** The references of a bundle. */
export function usageOf({ components = {} }: OpenApiDocument): Usage {
  const direct = new Map<string, Set<string>>();
  for (const [kind, section] of Object.entries(components)) {
    for (const [name, component] of Object.entries(section)) {
      direct.set(pointerOf(['components', kind, name]), directFrom(component));
    }
  }
  return {
    directFrom,
    reachedFrom(element) {
      const reached = new Set<string>();
      const open = [...directFrom(element)];
      for (let pointer = open.pop(); pointer !== undefined; pointer = open.pop()) {
        if (reached.has(pointer)) continue;
        reached.add(pointer);
        open.push(...(direct.get(pointer) ?? []));
      }
      return reached;
    },
  };
}

/** What of the bundle speaks of an operation or an event: itself, and the parameters of its path. */
export function elementsOf(operation: Operation | undefined): unknown {
  return [operation?.object, operation?.pathItem.parameters];
}

function directFrom(element: unknown): Set<string> {
  return new Set([...referencesIn(element)].flatMap((reference) => pointerOfReference(reference) ?? []));
}
