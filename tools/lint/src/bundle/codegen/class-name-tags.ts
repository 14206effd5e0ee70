import { isJsonObject } from '@telephony/contract';
import { mapOperations } from '../transform/map-operations.ts';
import type { Transformation } from '../transform/transformation.ts';

/** With tags that make good names of classes, `ApiTokens` for `API tokens`; what people read is in `x-displayName`. */
export const classNameTags: Transformation = (document) => {
  const { 'x-tagGroups': _, tags, ...rest } = document;
  const renamed = Array.isArray(tags)
    ? tags.filter(isJsonObject).map((tag) => ({
        ...tag,
        name: className(String(tag['name'])),
        'x-displayName': tag['name'],
      }))
    : [];
  return mapOperations({ ...rest, tags: renamed }, (operation) =>
    Array.isArray(operation['tags'])
      ? { ...operation, tags: operation['tags'].map((tag) => className(String(tag))) }
      : operation,
  );
};

function className(tag: string): string {
  return tag
    .split(/\W+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase())
    .join('');
}
