import { setTimeout as sleep } from 'node:timers/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Contract, secretNames } from '@telephony/contract';
import type { Rules } from '../failures/rules.ts';
import type { Forwarder, Outcome, Responder } from '../responder.ts';
import type { RequestListener, RequestRecord, SentRequest } from '../request-record.ts';
import { Refusal } from '../refusals/refusal.ts';
import { refusalResponse } from '../refusals/refusal-response.ts';
import { respond } from '../respond.ts';
import { errorResponse, type HttpResponse } from '../response.ts';
import type { Fault } from '../prefer/preferences.ts';
import { type Access, isAllowedHost, isAllowedOrigin } from './access.ts';
import { corsHeaders, send, sendPassed } from './send.ts';
import { MAX_ADDRESS_BYTES, oversizedHead } from '../request/head-limits.ts';
import { readBytes } from '../request/read-body.ts';
import { type BeforeResponse, type OwnHeaders, trackResponse } from './create-server.ts';

export interface FrontOptions<Session> {
  /** Returns the current contract, which may change between requests. */
  contract: () => Contract;
  /** Makes the responses, or passes requests on to another server. */
  responder: Responder<Session> | Forwarder;
  /** Milliseconds to wait before each response. Default: 0. */
  delay?: number | undefined;
  /** Accept query parameters that the contract does not have. Default: false. */
  lenient?: boolean | undefined;
  /** Milliseconds within which a whole request must arrive; after that the response is 408. Default: 10,000. */
  requestTimeout?: number | undefined;
  /** How many requests to keep in the record. Default: 1,000, or fewer if their bodies are large. */
  remember?: number | undefined;
  /** Bytes of the largest body that an operation takes; beyond that the response is 413. Default: 10 MiB. */
  bodyLimit?: number | undefined;
  /** Paths of the server's own routes, with everything below them, such as `/_mock`. `/` means `GET /` only. Default: none. */
  ownPaths?: readonly string[] | undefined;
  /** Pages that may use the server, and names for it in `Host`. Default: all, as fits a server without private data. */
  access?: Access | undefined;
  /** Returns headers that every response has, with the `Date` of the server's own clock. Default: the machine's time. */
  ownHeaders?: (() => OwnHeaders) | undefined;
  /** Called before each response that is no other server's. A refusal is sent instead. */
  beforeResponse?: BeforeResponse | undefined;
  onRequest?: RequestListener | undefined;
  /** Called with errors of the server itself, which become a 500. Default: writes them to standard error. */
  onFault?: ((error: Error) => void) | undefined;
}

export interface FrontSettings {
  /** Milliseconds to wait before each response. */
  delay: number;
  lenient: boolean;
}

// The platform's own limit is unknown (ledger N-15).
const BODY_LIMIT = 10 * 1024 * 1024;

export function serveContract<Session>(
  options: FrontOptions<Session> & { onFault: (error: Error) => void },
  { record, rules, settings }: { record: RequestRecord; rules: Rules; settings: FrontSettings },
): (message: IncomingMessage, reply: ServerResponse) => void {
  const { contract, responder, onFault, onRequest, access, bodyLimit = BODY_LIMIT } = options;
  const { beforeResponse, ownHeaders } = options;
  const isAllowed = ({ headers }: IncomingMessage) =>
    access === undefined || isAllowedOrigin(access, headers.origin);
  const cors = (message: IncomingMessage) => (isAllowed(message) ? corsHeaders(message) : NO_ORIGIN);
  let marked: { contract?: Contract; names: ReadonlySet<string> } = { names: new Set() };

  async function outcomeOf(
    message: IncomingMessage,
    reply: ServerResponse,
    sent: SentRequest,
    unread?: Refusal,
  ): Promise<Outcome> {
    const refusal = unread ?? missingHost(message) ?? foreignHost(message, access);
    if (refusal) return { refusal, response: refusalResponse(contract(), undefined, refusal) };
    const { lenient } = settings;
    const context = { contract: contract(), responder, rules, lenient, ownCors: isAllowed(message), onFault };
    return respond(context, sent, () => ({
      rawHeaders: message.rawHeaders,
      signal: disconnectSignal(reply),
    }));
  }

  function recordRequest(sent: SentRequest, outcome: Outcome, milliseconds: number): void {
    const { operation, response, refusal, warnings = [] } = outcome;
    const recorded = {
      ...sent,
      time: Date.now(),
      operationId: operation?.operationId,
      status: response.status,
      refusal: refusal && { message: refusal.message, errors: refusal.errors },
      warnings,
      milliseconds,
    };
    record.add(recorded);
    onRequest?.(recorded, response, markedNames(), operation?.path);
  }

  function markedNames(): ReadonlySet<string> {
    const current = contract();
    if (marked.contract !== current) marked = { contract: current, names: secretNames(current.document) };
    return marked.names;
  }

  async function serve(message: IncomingMessage, reply: ServerResponse): Promise<void> {
    trackResponse(message, reply);
    const reading = readBytes(message, bodyLimit);
    const read = reading instanceof Promise ? await reading : reading;
    const startedAt = performance.now();
    const body = read instanceof Refusal ? Buffer.alloc(0) : read;
    const { method = 'GET', url: address = '/' } = message;
    const oversized = oversizedHead(address, message.rawHeaders);
    const url = address.slice(0, MAX_ADDRESS_BYTES);
    // Only `set-cookie`, which requests do not have, is a list.
    const headers = oversized ? {} : (message.headers as Record<string, string>);
    const sent = { method, url, headers, body };
    const unread = oversized ?? (read instanceof Refusal ? read : undefined);
    const outcome = await outcomeOf(message, reply, sent, unread);
    const delay = settings.delay + (outcome.delay ?? 0);
    if (delay > 0) await wait(delay, reply);
    recordRequest(sent, outcome, performance.now() - startedAt);
    const { response, fault } = outcome;
    if ('rawHeaders' in response) sendPassed(reply, response, fault, isAllowed(message));
    else sendOwn(message, reply, response, fault);
  }

  function sendOwn(
    message: IncomingMessage,
    reply: ServerResponse,
    response: HttpResponse,
    fault?: Fault,
  ): void {
    const refusal = beforeResponse?.(message.method, response.status);
    const { headers, ...own } = refusal ? refusalResponse(contract(), undefined, refusal) : response;
    if (ownHeaders) reply.sendDate = false;
    send(reply, { ...own, headers: { ...headers, ...cors(message), ...ownHeaders?.() } }, fault);
  }

  return (message, reply) => {
    serve(message, reply).catch((error: unknown) => {
      onFault(error instanceof Error ? error : new Error(String(error)));
      if (!reply.headersSent)
        sendOwn(message, reply, errorResponse(500, `The ${responder.name} failed: ${String(error)}`));
    });
  };
}

const PROBE_INTERVAL_MS = 1000;

// A client that has closed its side may still wait for the response. Only writing shows, and a server may write a 102.
async function wait(delay: number, response: ServerResponse): Promise<void> {
  const { req: request } = response;
  const probe = setInterval(() => {
    if (request.socket.readableEnded && request.httpVersion === '1.1') response.writeProcessing();
  }, PROBE_INTERVAL_MS);
  await sleep(delay, undefined, { signal: disconnectSignal(response) }).catch(() => {});
  clearInterval(probe);
}

const NO_ORIGIN: Record<string, string> = { vary: 'Origin' };

function foreignHost({ headers: { host = '' } }: IncomingMessage, access?: Access): Refusal | undefined {
  if (!access || isAllowedHost(access, host)) return undefined;
  return new Refusal(
    403,
    'The server does not go by the name in Host. Use localhost or its IP address, or start it with --allow-host NAME.',
  );
}

// RFC 9112, section 3.2.
function missingHost({ headers, httpVersion }: IncomingMessage): Refusal | undefined {
  if (headers.host !== undefined || httpVersion !== '1.1') return undefined;
  return new Refusal(400, 'The request has no Host header. HTTP/1.1 requires one.', [
    { field: 'Host', message: 'is required' },
  ]);
}

function disconnectSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  if (response.destroyed) controller.abort();
  else response.once('close', () => controller.abort());
  return controller.signal;
}
