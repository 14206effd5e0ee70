import type { Contract, JsonObject, Operation } from '@telephony/contract';
import type { Ask } from '../server/ask.ts';
import { type Exchange, headerOf, type ReceivedResponse } from '../server/exchange.ts';
import type { Fault } from '../violation.ts';

/** What is wrong by a law: a sentence that holds between requests, whatever the records are. */
export interface Breach extends Fault {
  /** The exchange that shows it. */
  exchange: Exchange;
}

/** What a law needs. */
export interface LawContext {
  contract: Contract;
  ask: Ask;
  token: string;
  /** A path of each operation with the values of records of this server, or undefined where there are none. */
  pathOf: (operation: Operation) => string | undefined;
}

/** A collection and the records that its first request has brought. */
export interface Sampled {
  operation: Operation;
  /** Whether all records of the collection are in the sample. */
  isWhole: boolean;
  records: JsonObject[];
  /** How many records there are: by `total`, or the sample where `total` is wrong. */
  count: number;
  /** `total` of the response; NaN where it is not a number. */
  total: number;
  /** Whether `total` can be the number of records. Where it cannot, that is said once, and no other total is compared with it. */
  isTotalRight: boolean;
  exchange: Exchange;
}

/** A law: it sends reads alone. */
export interface Law<Subject> {
  name: string;
  check: (subject: Subject, context: LawContext) => Promise<Breach[]>;
}

/** A breach of a law, as one exchange shows it. */
export function breachOf(
  exchange: Exchange,
  message: string,
  expected: string,
  more: Partial<Pick<Breach, 'rule' | 'kind' | 'seen' | 'pointer'>> = {},
): Breach {
  return { rule: 'law', message, expected, exchange, ...more };
}

/** A page of another site, as the platform lets them call. */
export const ORIGIN = 'https://page.example';

/** Whether a page of another site can read a response. */
export function allowsOrigin({ headers }: ReceivedResponse): boolean {
  return ['*', ORIGIN].includes(headerOf(headers, 'access-control-allow-origin') ?? '');
}
