import type { Transformation } from '../transform/transformation.ts';
import { without } from '../transform/without.ts';

/** Without the events that the platform sends: generators make methods of them, as if a client called them. */
export const withoutWebhooks: Transformation = (document) => without(document, 'webhooks');
