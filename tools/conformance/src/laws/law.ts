import type { Contract, JsonObject, Operation } from '@telephony/contract';
import type { Ask } from '../server/ask.ts';
import { type Exchange, headerOf, type ReceivedResponse } from '../server/exchange.ts';
import type { Fault } from '../violation.ts';

export interface Breach extends Fault {
  exchange: Exchange;
}

export interface LawContext {
  contract: Contract;
  ask: Ask;
  token: string;
  pathOf: (operation: Operation) => string | undefined;
}

export interface Sampled {
  operation: Operation;
  isWhole: boolean;
  records: JsonObject[];
  count: number;
  total: number;
  isTotalRight: boolean;
  exchange: Exchange;
}

export interface Law<Subject> {
  name: string;
  check: (subject: Subject, context: LawContext) => Promise<Breach[]>;
}

export function breachOf(
  exchange: Exchange,
  message: string,
  expected: string,
  more: Partial<Pick<Breach, 'rule' | 'kind' | 'seen' | 'pointer'>> = {},
): Breach {
  return { rule: 'law', message, expected, exchange, ...more };
}

export const ORIGIN = 'https://page.example';

export function allowsOrigin({ headers }: ReceivedResponse): boolean {
  return ['*', ORIGIN].includes(headerOf(headers, 'access-control-allow-origin') ?? '');
}
