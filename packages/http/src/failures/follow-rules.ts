import { declaredStatus, type Operation } from '@telephony/contract';
import type { Maker } from '../maker.ts';
import type { Responding } from '../responding.ts';
import { type HttpResponse, jsonResponse } from '../response/http-response.ts';
import { exampleOf } from '../prefer/preferences.ts';
import type { Fault } from './fault.ts';
import type { RuleStep } from './rule.ts';
import { undeclaredResponse } from './undeclared.ts';

/** What rules make their responses with. */
type Using = Responding<Pick<Maker, 'prefer'>>;

/** What a step of a rule makes of a request. */
export interface Followed {
  /** Undefined where the usual response is sent, after the delay or with the fault. */
  response: HttpResponse | undefined;
  delay: number;
  fault: Fault | undefined;
}

/** Makes what the oldest rule for an operation asks for, which is used once by this; undefined where there is none. */
export async function followRules(using: Using, operation: Operation): Promise<Followed | undefined> {
  const step = using.rules.take(operation.operationId);
  if (!step) return undefined;
  const { delay = 0, fault } = step;
  return { response: await responseOf(using, operation, step), delay, fault };
}

async function responseOf(
  { contract, maker }: Using,
  operation: Operation,
  { code, example, headers = {}, body }: RuleStep,
): Promise<HttpResponse | undefined> {
  // A rule for all operations may name an example that this one does not have.
  const named = example === undefined ? undefined : exampleOf(operation, example, code);
  const preferences = { ...(code !== undefined && { code }), ...named };
  if (Object.keys(preferences).length === 0 && body === undefined) return undefined;
  const isUndeclared = code !== undefined && declaredStatus(operation, code) === undefined;
  const made = isUndeclared
    ? undeclaredResponse(code)
    : await maker.prefer(contract, operation, preferences, {});
  const sent = body === undefined ? made : jsonResponse(made.status, body, made.headers);
  return { ...sent, headers: { ...sent.headers, ...headers } };
}
