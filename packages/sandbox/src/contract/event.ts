import type { webhooks } from '../generated/schema.ts';

type BodyOf<Hook> = Hook extends { post: { requestBody: { content: { 'application/json': infer B } } } }
  ? B
  : never;

/** Every event of the contract, by its name. */
type EventByName = { [Name in keyof webhooks]: BodyOf<webhooks[Name]> };

/** The body of an event. */
export type PlatformEvent = EventByName[keyof EventByName];
