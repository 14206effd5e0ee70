import { isObject, type JsonObject, objectOf } from './json.ts';
import { refPointer } from './pointer.ts';

/** Which elements of the bundle refer to which components, directly and through others. */
export interface Usage {
  /** Pointers of the components that an element reaches, through other components too. */
  reachedFrom(element: unknown): Set<string>;
  /** Pointers of the components that an element itself refers to. */
  directFrom(element: unknown): Set<string>;
}

/** The references of a bundle. */
export function usageOf(document: JsonObject): Usage {
  const direct = new Map<string, Set<string>>();
  for (const [kind, section] of Object.entries(objectOf(document['components']))) {
    for (const [name, component] of Object.entries(objectOf(section))) {
      direct.set(`/components/${kind}/${name}`, directFrom(component));
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

function directFrom(element: unknown): Set<string> {
  const found = new Set<string>();
  collect(element, found);
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
  } else if (isObject(value)) {
    if (typeof value['$ref'] === 'string') found.add(refPointer(value['$ref']));
    for (const member of Object.values(value)) collect(member, found);
  }
}
