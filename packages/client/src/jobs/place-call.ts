import type { CallOptions } from '../core/call-types.ts';
import { checkNames, type NamesOf } from '../core/check-names.ts';
import { coreOf, type Telephony } from '../core/core.ts';
import { toJson } from '../core/request.ts';
import { parseJson } from '../core/response.ts';
import { isTelephonyError, isUnauthorized, TelephonyError } from '../core/telephony-error.ts';
import { isNotConnected } from '../core/transport.ts';
import type { Call, CallSingle } from '../generated/records.ts';
import { type CallRequest, type CallSearch, findCall, findLive, placed, readCall } from './find-call.ts';

/** Keeps what `placeCall` is about to send, and what came of it: `fileIntents`, or your own, such as a table with a unique key. */
export interface CallIntents {
  /** Returns the value of a key, undefined if it has none. */
  load(key: string): string | undefined | Promise<string | undefined>;
  /** Saves a value durably and returns true; returns false, and changes nothing, if the key has one. */
  create(key: string, value: string): boolean | Promise<boolean>;
}

/** Options of `placeCall`. Call options apply to each request. */
export interface PlaceCallOptions extends Omit<CallOptions, 'retries' | 'retryUnsafe'> {
  /** Share them among all programs that use the same ids. */
  intents: CallIntents;
}

const OPTIONS: NamesOf<PlaceCallOptions> = {
  intents: true,
  headers: true,
  signal: true,
  timeoutMs: true,
  attemptTimeoutMs: true,
};

/**
 * What is known of a call. Only `not-sent` allows you to send it again: no attempt got a connection. If `not-found` has an error, the
 * platform could not be asked, and `searchedUntil` is the time of the request.
 */
export type CallPlacement =
  | CallSearch
  | { state: 'not-found'; searchedUntil: Date; error: unknown }
  | { state: 'not-sent'; error: unknown };

interface Intent {
  id: string;
  request: CallRequest;
  since: number;
}

type Outcome =
  | { state: 'placed'; call: Call }
  | { state: 'refused'; status: number | undefined; reason: string }
  | { state: 'not-sent' };

const CREATE = { method: 'POST', path: '/calls', operationId: 'createCall' } as const;
const NEVER_SENT = /^(request|auth|second-factor|abort)$/;
const MAX_LOOK_MS = 3000;
// The clock of the platform's web server may be ahead of its exchange.
const CLOCK_TOLERANCE_MS = 2000;

/**
 * Places a call at most once for an id, even if the program crashes or runs twice. Called again, it returns what is known of the call, and
 * sends only after `not-sent`.
 *
 * @example
 * const result = await placeCall(pbx, 'order-4711', { from: '410003', to: '447700900456' }, { intents: fileIntents('calls') });
 * if (result.state === 'placed') console.log(result.call.id);
 *
 * @param id your own name of the call, the same for every try
 * @throws TelephonyError if the client or the platform refused the request, such as 412, again each time; Error if the id has another
 * request; TypeError without `from`; the error of `intents`
 */
export async function placeCall(
  pbx: Telephony,
  id: string,
  request: CallRequest,
  options: PlaceCallOptions,
): Promise<CallPlacement> {
  checkNames('option of placeCall()', options, OPTIONS);
  if (typeof id !== 'string' || !id) throw new TypeError('id: not a text. Pass your own name of the call.');
  const { intents, ...call } = options;
  const load = async <T>(key: string) => {
    const text = await intents.load(key);
    return text === undefined ? undefined : (parseJson(text, String) as T);
  };
  for (let attempt = 1; ; attempt++) {
    const key = `${id}/${attempt}`;
    let intent = await load<Intent>(key);
    if (!intent) {
      const since = await platformTime(pbx, request, call);
      if (typeof since === 'object') return notSent(since);
      intent = { id, request, since };
      if (await intents.create(key, toJson(intent))) return send(pbx, key, intent, options);
      intent = await load<Intent>(key);
      if (!intent) throw new Error(`intents.create() refuses ${key}, but load() does not find it.`);
    }
    const [first, now] = [textOf(intent.request), textOf(request)];
    if (first !== now)
      throw new Error(`id ${id} is the call ${first}, not ${now}. Pass another id for another call.`);
    const outcome = await load<Outcome>(`${key}/outcome`);
    if (!outcome) return find(pbx, intent, call);
    if (outcome.state === 'placed') return placed(readCall(outcome.call), 'response');
    if (outcome.state === 'refused') throw new TelephonyError('status', CREATE, outcome.reason, outcome);
  }
}

// The time from which on to look for the call, or the error with which the request would fail too.
async function platformTime(
  pbx: Telephony,
  request: CallRequest,
  options: CallOptions,
): Promise<number | TelephonyError> {
  const timeoutMs = Math.min(options.timeoutMs || MAX_LOOK_MS, MAX_LOOK_MS);
  try {
    const { searchedUntil } = await findLive(pbx, request, { ...options, timeoutMs, retries: 0 });
    return searchedUntil.getTime() - CLOCK_TOLERANCE_MS;
  } catch (error) {
    if (!isTelephonyError(error)) throw error;
    const { kind, cause } = error;
    const isFinal = NEVER_SENT.test(kind) || isLogin(error) || isUnauthorized(error);
    if (isFinal || (kind === 'network' && isNotConnected(cause))) return error;
    return Date.now() - CLOCK_TOLERANCE_MS;
  }
}

// The error of a sign-in before the request.
const isLogin = ({ operation }: TelephonyError) => operation.path !== CREATE.path;

function notSent(error: TelephonyError): CallPlacement {
  if (!/^(network|timeout|abort)$/.test(error.kind)) throw error;
  return { state: 'not-sent', error };
}

async function send(
  pbx: Telephony,
  key: string,
  intent: Intent,
  { intents, ...options }: PlaceCallOptions,
): Promise<CallPlacement> {
  const core = coreOf(pbx);
  const keep = async (outcome: Outcome) => {
    try {
      await intents.create(`${key}/outcome`, toJson(outcome));
    } catch (error) {
      // The call is found without it.
      core.report(error, CREATE);
    }
  };
  try {
    const body = await core.call({ ...CREATE, options: { ...options, body: intent.request } });
    const { data: call } = body as CallSingle;
    const placement = placed(readCall(call), 'response');
    await keep({ state: 'placed', call });
    return placement;
  } catch (error) {
    if (!isTelephonyError(error) || (error.mayHaveActed && !isLogin(error)))
      return find(pbx, intent, options);
    const { kind, status, message } = error;
    if (kind !== 'status' || isLogin(error)) {
      await keep({ state: 'not-sent' });
      return notSent(error);
    }
    await keep({ state: 'refused', status, reason: message.slice(message.indexOf(': ') + 2) });
    throw error;
  }
}

async function find(
  pbx: Telephony,
  { request, since }: Intent,
  options: CallOptions,
): Promise<CallPlacement> {
  try {
    return await findCall(pbx, request, new Date(since), options);
  } catch (error) {
    return { state: 'not-found', searchedUntil: new Date(since), error };
  }
}

function textOf({ from, to, caller_id }: CallRequest): string {
  return JSON.stringify({ from, to, caller_id });
}
