import { addressOf } from '@telephony/contract';
import { answersOf } from './answers.ts';
import { bodyOf } from './body.ts';
import { objectOf, textOf, textsOf } from './json.ts';
import { refuseUnknownMembers } from './known-members.ts';
import type { WebhookPage } from './model.ts';
import { pointerOf } from './pointer.ts';
import { marksOf, type Source } from './source.ts';
import { firstSentence } from './text-of-markdown.ts';

/** The page of every event, in the order of the document. */
export function webhookPages(source: Source): WebhookPage[] {
  return Object.entries(objectOf(source.document['webhooks'])).map(([event, item]) => {
    const pointer = `${pointerOf(['webhooks', event])}/post`;
    const operation = objectOf(objectOf(item)['post']);
    refuseUnknownMembers('path item', objectOf(item), pointerOf(['webhooks', event]));
    refuseUnknownMembers('operation', operation, pointer);
    const body = bodyOf(source, operation, pointer, 'field-');
    if (!body) throw new Error(`#${pointer}: an event has a body.`);
    const description = textOf(operation['description']);
    return {
      id: textOf(operation['operationId']),
      event,
      address: addressOf.webhook(event),
      summary: textOf(operation['summary']),
      description,
      teaser: firstSentence(description),
      tag: textsOf(operation['tags'])[0] ?? '',
      body,
      answers: answersOf(source, operation, pointer),
      marks: marksOf(source, operation),
    };
  });
}
