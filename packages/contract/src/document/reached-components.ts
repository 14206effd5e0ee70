import { isJsonObject, type JsonObject } from './json.ts';
import { pointerSegments } from './json-pointer.ts';
import { reachableFrom } from './references.ts';

/**
 * The components that an element of a document needs: those that its references lead to, and the security schemes, which
 * are named without a reference. Sections of which nothing is needed are left out.
 *
 * @param document What has the components.
 */
export function reachedComponents(
  document: { components?: unknown },
  element: unknown,
): Record<string, JsonObject> {
  const reached = new Map<string, Set<string>>();
  for (const pointer of reachableFrom(document, element)) {
    const [, kind = '', name = ''] = pointerSegments(pointer);
    reached.set(kind, (reached.get(kind) ?? new Set()).add(name));
  }
  const needed: Record<string, JsonObject> = {};
  for (const [kind, section] of Object.entries(
    isJsonObject(document.components) ? document.components : {},
  )) {
    const names = reached.get(kind);
    if (!isJsonObject(section)) continue;
    if (kind === 'securitySchemes') needed[kind] = section;
    else if (names)
      needed[kind] = Object.fromEntries(Object.entries(section).filter(([name]) => names.has(name)));
  }
  return needed;
}
