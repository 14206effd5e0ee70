import { invalid } from '@telephony/http';
import { concerns } from '../../platform/webhooks/concerns.ts';
import { accountsOf, type Platform } from '../../platform/platform.ts';

/** What a request to the control plane says of whom it means. */
export interface Asked {
  /** Address of the operation, such as `/users/{id}`. */
  address: string;
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  body: unknown;
}

/**
 * The account that a request to the control plane is about: the one that it names, else the one that has the id, number or
 * extension that it names, else the first.
 *
 * @throws Refusal 400 for the second account of a sandbox with one.
 */
export function accountAsked(platform: Platform, asked: Asked): Platform {
  const { account } = asked.query;
  const accounts = accountsOf(platform);
  if (account === undefined) return accounts.find((one) => knows(one, asked)) ?? platform;
  const found = accounts.find((one) => one.account === account);
  if (!found) throw invalid('query.account', 'is not an account: start the sandbox with --accounts 2');
  return found;
}

function knows(platform: Platform, { address, path, body }: Asked): boolean {
  const { id } = path;
  if (typeof id === 'number') return hasId(platform, address, id);
  if (typeof body !== 'object' || body === null) return false;
  const { to, queue_id: queue, user_id: user, call_id: call } = body as Record<string, unknown>;
  const { users, queues } = platform.store.tables;
  if (typeof queue === 'number') return queues.get(queue) !== undefined;
  if (typeof user === 'number') return users.get(user) !== undefined;
  if (typeof call === 'number') return hasDeliveriesOf(platform, call);
  return typeof to === 'string' && platform.exchange.isOwn(to);
}

/** By the part of the address before the id. */
function hasId({ exchange, store }: Platform, address: string, id: number): boolean {
  const [, kind] = /([a-z]+)\/\{id\}/.exec(address) ?? [];
  const { users, queues, webhooks, deliveries } = store.tables;
  if (kind === 'calls') return exchange.calls.ofLeg(id) !== undefined;
  const tables = { users, queues, webhooks, journal: deliveries };
  return kind !== undefined && kind in tables && tables[kind as keyof typeof tables].get(id) !== undefined;
}

function hasDeliveriesOf({ store }: Platform, call: number): boolean {
  for (const { event } of store.tables.deliveries.values()) if (concerns(event, call)) return true;
  return false;
}
