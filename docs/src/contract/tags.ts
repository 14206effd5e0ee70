import { addressOf, type OpenApiDocument, slugOf } from '@telephony/contract';
import { textOf } from './json.ts';
import type { OperationPage, TagGroup, WebhookPage } from './model.ts';

/** The tags in their groups. Throws when a tag that is in use is in no group. */
export function tagGroups(
  document: OpenApiDocument,
  operations: OperationPage[],
  webhooks: WebhookPage[],
): TagGroup[] {
  const descriptions = new Map(
    document.tags?.map(({ name, description }) => [name, textOf(description)] as const),
  );
  const groups = (document['x-tagGroups'] ?? []).map((group) => ({
    name: group.name,
    tags: group.tags.map((name) => ({
      name,
      slug: slugOf(name),
      address: addressOf.tag(name),
      description: descriptions.get(name) ?? '',
      group: group.name,
      operations: operations.filter(({ tag }) => tag === name),
      webhooks: webhooks.filter(({ tag }) => tag === name),
    })),
  }));
  const grouped = new Set(groups.flatMap(({ tags }) => tags.map(({ name }) => name)));
  const lost = [...operations, ...webhooks].find(({ tag }) => !grouped.has(tag));
  if (lost) throw new Error(`The tag "${lost.tag}" of ${lost.id} is in no group: add it to x-tagGroups.`);
  return groups;
}
