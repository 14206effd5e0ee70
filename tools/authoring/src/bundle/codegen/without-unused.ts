import { isJsonObject, type JsonObject, pointerSegments, reachableFrom } from '@telephony/contract';
import { mapMembers } from '../transform/map-members.ts';
import type { Transformation } from '../transform/transformation.ts';

/** Without the components and tags that no operation uses: generators make a class of each. */
export const withoutUnused: Transformation = (document) => {
  const { components, tags, ...rest } = document;
  const reached = new Set(
    [...reachableFrom(document, rest)].map((pointer) => pointerSegments(pointer).slice(0, 3).join('/')),
  );
  const kept = mapMembers(components, (section, kind) =>
    kind === 'securitySchemes'
      ? section
      : Object.fromEntries(
          Object.entries(section).filter(([name]) => reached.has(`components/${kind}/${name}`)),
        ),
  );
  const used = new Set(tagsIn(rest['paths']));
  return {
    ...rest,
    tags: Array.isArray(tags) ? tags.filter((tag) => isJsonObject(tag) && used.has(String(tag['name']))) : [],
    components: Object.fromEntries(
      Object.entries(kept).filter(([, section]) => isJsonObject(section) && Object.keys(section).length > 0),
    ),
  };
};

function tagsIn(paths: unknown): string[] {
  const items = Object.values(isJsonObject(paths) ? paths : {}).filter(isJsonObject);
  const operations = items.flatMap((item) => Object.values(item).filter(isJsonObject));
  return operations.flatMap(({ tags }: JsonObject) => (Array.isArray(tags) ? tags.map(String) : []));
}
