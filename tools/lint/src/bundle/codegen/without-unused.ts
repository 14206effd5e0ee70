import { isJsonObject, type JsonObject, reachedComponents } from '@telephony/contract';
import type { Transformation } from '../transform/transformation.ts';

/** Without the components and tags that no operation uses: generators make a class of each. */
export const withoutUnused: Transformation = (document) => {
  const { components: _, tags, ...rest } = document;
  const used = new Set(tagsIn(rest['paths']));
  return {
    ...rest,
    tags: Array.isArray(tags) ? tags.filter((tag) => isJsonObject(tag) && used.has(String(tag['name']))) : [],
    components: reachedComponents(document, rest),
  };
};

function tagsIn(paths: unknown): string[] {
  const items = Object.values(isJsonObject(paths) ? paths : {}).filter(isJsonObject);
  const operations = items.flatMap((item) => Object.values(item).filter(isJsonObject));
  return operations.flatMap(({ tags }: JsonObject) => (Array.isArray(tags) ? tags.map(String) : []));
}
