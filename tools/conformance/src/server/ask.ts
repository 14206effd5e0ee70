import { setTimeout as wait } from 'node:timers/promises';
import type { Operation, Router } from '@telephony/contract';
import { missingPermission, type Permissions } from '../permissions.ts';
import { type Exchange, headerOf, type ServerRequest } from './exchange.ts';
import { MAX_ATTEMPTS, type Pacer, passingFailure, pauseFor, RETRY_SECONDS } from './pace.ts';
import { sendRequest } from './send-request.ts';

export interface AskOptions {
  server: string;
  permissions: Permissions;
  router: Router;
  /** Timeout of a response in milliseconds. */
  timeout: number;
  signal: AbortSignal;
  pace?: Pacer;
  onExchange: (exchange: Exchange) => void;
  /** Called if there were too many requests, with the seconds to wait. */
  onLimited?: (exchange: Exchange, seconds: number) => void;
}

/** Sends a request, unless it needs a permission; `allowed` is an operation that needs none here, to put something back. */
export type Ask = (by: string, request: ServerRequest, allowed?: string) => Promise<Exchange>;

export class RequestHeldBack extends Error {
  override name = 'RequestHeldBack';
}

export function createAsk(options: AskOptions): Ask {
  const { server, permissions, router, timeout, signal, pace, onExchange, onLimited } = options;
  // Once a server has refused all attempts, each later request gets only one.
  let attempts = MAX_ATTEMPTS;
  // These fail whenever they are asked.
  const failing = new Set<Operation>();
  return async (by, request, allowed) => {
    const operation = operationOf(request);
    if (!operation)
      throw new RequestHeldBack(`${request.method} of ${by} is not an operation of the contract.`);
    // OPTIONS changes nothing.
    if (!isOptions(request)) refuse(operation, allowed);
    return send(by, request, operation);
  };

  async function send(by: string, request: ServerRequest, operation: Operation): Promise<Exchange> {
    const failedBefore: string[] = [];
    let retries = 0;
    for (let attempt = 0; ; attempt++) {
      await pace?.(signal);
      const startedAt = Date.now();
      const started = performance.now();
      // Waits for writes in progress: their responses show what to put back.
      const end = isWrite(request) ? new AbortController().signal : signal;
      const outcome = await sendRequest(server, request, timeout, end);
      if (!isWrite(request)) signal.throwIfAborted();
      const milliseconds = performance.now() - started;
      const exchange = { by, operation, request, startedAt, milliseconds, outcome };
      const pause = onLimited && pauseFor(outcome, attempt, Date.now());
      if (pause === undefined) {
        const failure = passingFailure(outcome);
        const seconds = isWrite(request) || failing.has(operation) ? undefined : RETRY_SECONDS[retries++];
        if (failure !== undefined && seconds !== undefined) {
          failedBefore.push(failure);
          await wait(seconds * 1000, undefined, { signal });
          continue;
        }
        if (failure !== undefined) failing.add(operation);
        const hasRecovered = failure === undefined && failedBefore.length > 0;
        const observed = hasRecovered ? { ...exchange, failedBefore } : exchange;
        onExchange(observed);
        return observed;
      }
      onLimited?.(exchange, pause);
      if (attempt + 1 >= attempts) {
        attempts = 1;
        return exchange;
      }
      failedBefore.push('too many requests');
      await wait(pause * 1000, undefined, { signal });
    }
  }

  function operationOf(request: ServerRequest): Operation | undefined {
    const path = request.target.split('?')[0] ?? '';
    const asked = headerOf(request.headers, 'access-control-request-method');
    return findOperation(router, isOptions(request) ? (asked ?? '') : request.method, path);
  }

  function refuse(operation: Operation, allowed: string | undefined): void {
    const option = missingPermission(operation, permissions);
    if (option !== undefined && operation.operationId !== allowed) {
      throw new RequestHeldBack(`${operation.operationId} needs ${option}.`);
    }
  }
}

export function isOptions({ method }: ServerRequest): boolean {
  return method === 'OPTIONS';
}

function isWrite(request: ServerRequest): boolean {
  return request.method !== 'GET' && !isOptions(request);
}

// Without removing a base path, and not GET for HEAD: the server gets the line as it is.
export function findOperation(router: Router, method: string, path: string): Operation | undefined {
  const operation = router.route(method, path)?.operation;
  const isAsWritten = operation?.method === method.toLowerCase() && router.withoutBasePath(path) === path;
  return isAsWritten ? operation : undefined;
}
