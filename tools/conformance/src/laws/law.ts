import type { Contract, JsonObject, Operation } from '@telephony/contract';
import type { Ask } from '../server/ask.ts';
import { type Exchange, headerOf, type ReceivedResponse } from '../server/exchange.ts';
import type { Fault } from '../violation.ts';

/** A sentence that must hold between responses, whatever the records are. It sends only reads. */
export interface Law<Subject> {
  name: string;
  check: (subject: Subject, context: LawContext) => Promise<Breach[]>;
}

export interface Breach extends Fault {
  exchange: Exchange;
}

export interface LawContext {
  contract: Contract;
  ask: Ask;
  token: string;
  /** Returns the path with ids of this server; undefined if no record is known. */
  pathOf: (operation: Operation) => string | undefined;
}

/** A collection with the records of its first page. */
export interface Sample {
  operation: Operation;
  /** The page has all records of the collection. */
  isWhole: boolean;
  records: JsonObject[];
  /** `total`, or the number of records on the page if `total` is wrong. */
  count: number;
  total: number;
  /** A wrong `total` is reported once, and not compared with others. */
  isTotalRight: boolean;
  exchange: Exchange;
}

export function breachOf(
  exchange: Exchange,
  message: string,
  expected: string,
  {
    seen,
    ...more
  }: { seen?: string | number | undefined; pointer?: string; kind?: string } & Pick<
    Partial<Breach>,
    'rule'
  > = {},
): Breach {
  return {
    rule: 'law',
    message,
    expected,
    exchange,
    ...more,
    ...(seen !== undefined && { seen: `${seen}` }),
  };
}

/** A page of another site: the platform lets it call. */
export const ORIGIN = 'https://page.example';

export function allowsOrigin({ headers }: ReceivedResponse): boolean {
  return ['*', ORIGIN].includes(headerOf(headers, 'access-control-allow-origin') ?? '');
}
