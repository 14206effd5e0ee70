/** Events on demand, and requests to their receivers, without the server. */
export { eventList, type ListedEvent } from './events/event-list.ts';
export { type EventInput, type MadeEvent, makeEvent } from './events/make-event.ts';
export { checkReceiver, sendEvent, type SentEvent } from './events/send-event.ts';
export { receiverPlace, type ReceiverPlace } from './receivers/receiver-place.ts';
export { type ReceiverOutcome, Receivers } from './receivers/receivers.ts';
export { Refusal } from './refusals/refusal.ts';
export { isLoopback } from './server/is-loopback.ts';
