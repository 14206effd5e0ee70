import type { Contract } from '../contract/contract.ts';
import { type RequestBody, resolve } from '../contract/openapi-document.ts';
import type { PlatformEvent } from '../events/event.ts';

/** What is wrong with an event by the contract; undefined where nothing is. */
export function checkEvent({ document, schemas }: Contract, event: PlatformEvent): Error | undefined {
  const body = document.webhooks[event.event_name]?.post?.requestBody;
  const schema = body && resolve<RequestBody>(document, body).content['application/json']?.schema;
  if (!schema) return new Error(`The contract has no event ${event.event_name}.`);
  const [first] = schemas.check(schema, event, event.event_name);
  return (
    first &&
    new Error(`An event that the contract does not allow was not sent: ${first.field} ${first.message}.`)
  );
}
