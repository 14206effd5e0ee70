export { callMessage } from './outbox/call-message.ts';
export { type Message, Outbox, type OutboxOptions, outboxTable } from './outbox/outbox.ts';
export { isSigningSecret, type PostOptions, postUntil } from './outbox/post.ts';
