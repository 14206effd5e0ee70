import { addressOf, pointerOf } from '@telephony/contract';
import { responsesOf } from './responses.ts';
import { bodyOf } from './body.ts';
import { eventLinks } from './event-links.ts';
import { textOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { OperationPage, PageLink, WebhookPage } from './model.ts';
import { marksOf, type Source, sourcesOf } from './source.ts';
import { firstSentence } from './text-of-markdown.ts';

const linkOf = ({ method, path, address }: OperationPage): PageLink => ({
  text: `${method} ${path}`,
  address,
});

/** The page of every event, in the order of the document, with the operations that can cause it. */
export function webhookPages(source: Source, operations: readonly OperationPage[]): WebhookPage[] {
  return [...source.contract.webhooks.values()].map((webhook) => {
    const { event, object, operationId, pathItem, pointer, summary } = webhook;
    refuseUnknownMembers('path item', pathItem, pointerOf(['webhooks', event]));
    refuseUnknownMembers('operation', object, pointer);
    const body = bodyOf(source, webhook, 'field-');
    if (!body) throw new Error(`#${pointer}: an event has a body.`);
    const description = textOf(object.description);
    return {
      id: operationId,
      event,
      address: addressOf.webhook(event),
      summary: textOf(summary),
      description,
      teaser: firstSentence(description),
      tag: object.tags?.[0] ?? '',
      body,
      responses: responsesOf(source, webhook),
      madeBy: operations.filter(({ events }) => events.some(({ text }) => text === event)).map(linkOf),
      next: eventLinks(object['x-next-events']),
      marks: marksOf(source, object),
      sources: sourcesOf(object),
    };
  });
}
