import type { Contract, FieldError } from '@telephony/contract';
import { followRules } from './failures/follow-rules.ts';
import type { ConnectionFacts, Forwarder } from './forwarder.ts';
import type { Outcome } from './outcome.ts';
import { Refusal } from './refusals/refusal.ts';
import { readCredentials } from './request/credentials.ts';
import { readRequest } from './request/read-request.ts';
import type { AskedRequest, UnroutedRequest } from './request/route-request.ts';
import type { SentRequest } from './request/sent-request.ts';
import type { Responding } from './responding.ts';

/**
 * The outcome of a request that is passed on: what a rule says, else the response of the other server, whatever is wrong
 * with the request.
 *
 * @throws Refusal where the other server does not respond.
 */
export async function forwardRequest(
  using: Responding<Forwarder>,
  asked: AskedRequest | UnroutedRequest,
  sent: SentRequest,
  facts: ConnectionFacts,
): Promise<Outcome> {
  const { contract, maker, lenient } = using;
  const { operation } = asked;
  const told = operation && (await followRules(using, operation));
  if (told?.response) return { operation, ...told, response: told.response };
  const breaches = asked.operation ? await breachesOf(contract, asked, lenient) : unrouted(asked, sent);
  const response = await maker.forward({ ...facts, contract, operation, breaches, sent });
  return { operation, response, delay: told?.delay, fault: told?.fault };
}

/** Everything that a front would refuse a request for, at once. */
async function breachesOf(contract: Contract, asked: AskedRequest, lenient: boolean): Promise<FieldError[]> {
  const { operation, sent, target } = asked;
  const credentials = async (): Promise<FieldError[]> =>
    operation.access !== 'token' || readCredentials(contract, operation, sent, target.query)
      ? []
      : [{ field: 'security', message: 'has no credentials' }];
  const parts = async () => (await readRequest(contract, asked, { lenient })).errors;
  const found = await Promise.all([credentials, parts].map((check) => check().catch(errorsOf)));
  return found.flat();
}

function errorsOf(thrown: unknown): FieldError[] {
  if (thrown instanceof Refusal) return thrown.errors;
  throw thrown;
}

/** OPTIONS asks what an address takes, and the contract does not say that. */
function unrouted({ refusal, allow }: UnroutedRequest, { method }: SentRequest): FieldError[] {
  if (method === 'OPTIONS') return [];
  if (refusal.status === 405)
    return [{ field: 'method', message: `${method} is not in the contract, which has ${allow.join(', ')}` }];
  return [{ field: 'path', message: 'is not in the contract' }];
}
