import type { PlatformContract } from '../../contract/contract.ts';
import type { PlatformEvent } from '../../contract/event.ts';

/** What is wrong with an event by the contract; undefined where nothing is. */
export function checkEvent({ webhooks, schemas }: PlatformContract, event: PlatformEvent): Error | undefined {
  const schema = webhooks.get(event.event_name)?.body?.schema;
  if (!schema) return new Error(`The contract has no event ${event.event_name}.`);
  const [first] = schemas.check(schema, event, event.event_name);
  return (
    first &&
    new Error(`An event that the contract does not allow was not sent: ${first.field} ${first.message}.`)
  );
}
