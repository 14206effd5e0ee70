export { createEvent, type EventInput, type EventRequest, listEvents } from './events/create-event.ts';
export { checkReceiver, sendEvent } from './events/send-event.ts';
export { allowedPlace, isLoopback, type ReceiverOutcome, Receivers } from './events/receivers.ts';
export type { Event, SentEvent } from './generated/control.ts';
export { Refusal } from './refusals/refusal.ts';
