/** Messages for another program: kept in a database, posted, signed as Standard Webhooks are, and posted again until they are taken. */
export { type Message, Outbox, type OutboxOptions, outboxTable } from './outbox/outbox.ts';
export { isSigningSecret, type PostOptions, postUntil } from './outbox/post.ts';
