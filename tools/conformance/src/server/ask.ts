import type { Operation, Router } from '@telephony/contract';
import { findOperation } from '../contract/find-operation.ts';
import { missingPermission, type Permissions } from '../permissions.ts';
import type { Exchange, ServerRequest } from './exchange.ts';
import { sendRequest } from './send-request.ts';

/** What a run asks the server with. */
export interface AskOptions {
  /** Base address of the server, without a slash at its end. */
  server: string;
  permissions: Permissions;
  /** Of the contract. */
  router: Router;
  /** Timeout of a response in milliseconds. */
  timeout: number;
  signal: AbortSignal;
  onExchange: (exchange: Exchange) => void;
}

/**
 * Sends a request to the server, and nothing that it may not.
 *
 * @param allowed An operation that may be asked besides what the permissions allow: the login that the user asked for.
 * @throws RequestHeldBack for a request that is not an operation of the contract, or that needs an option.
 */
export type Ask = (by: string, request: ServerRequest, allowed?: string) => Promise<Exchange>;

/** Thrown instead of sending a request. */
export class RequestHeldBack extends Error {
  override name = 'RequestHeldBack';
}

/** The one way to the server: everything that a run sends goes through here. */
export function createAsk({ server, permissions, router, timeout, signal, onExchange }: AskOptions): Ask {
  return async (by, request, allowed) => {
    const path = request.target.split('?')[0] ?? '';
    const operation = findOperation(router, request.method, path);
    if (!operation)
      throw new RequestHeldBack(`${request.method} of ${by} is not an operation of the contract.`);
    refuse(operation, allowed);
    const startedAt = Date.now();
    const started = performance.now();
    const outcome = await sendRequest(server, request, timeout, signal);
    signal.throwIfAborted();
    const exchange = {
      by,
      operation,
      request,
      startedAt,
      milliseconds: performance.now() - started,
      outcome,
    };
    onExchange(exchange);
    return exchange;
  };

  function refuse(operation: Operation, allowed: string | undefined): void {
    const option = missingPermission(operation, permissions);
    if (option !== undefined && operation.operationId !== allowed) {
      throw new RequestHeldBack(`${operation.operationId} needs ${option}.`);
    }
  }
}
