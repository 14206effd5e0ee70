export { eventList, type ListedEvent } from './events/make-event.ts';
export { type EventInput, type MadeEvent, makeEvent } from './events/make-event.ts';
export { checkReceiver, sendEvent, type SentEvent } from './events/send-event.ts';
export { allowedPlace } from './events/policy.ts';
export { isLoopback } from './events/receivers.ts';
export { type ReceiverOutcome, Receivers } from './events/receivers.ts';
export { Refusal } from './refusals/refusal.ts';
