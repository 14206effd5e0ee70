import { isJsonObject } from '@telephony/contract';
import { type Exchange, headerOf, type ServerRequest } from '../server/exchange.ts';
import { jsonOf, statusOf } from './json-of.ts';

/** The sessions that the writes of a run begin. */
export interface Sessions {
  /** Whether a request ends one that the run has not begun. */
  endsAnother: (operationId: string, request: ServerRequest) => boolean;
  /** To be called with each request that begins or ends one. */
  see: (exchange: Exchange) => void;
  /** Tokens of those that are not ended. */
  open: () => string[];
}

/** Begins without any. */
export function createSessions(): Sessions {
  const tokens = new Set<string>();
  const ended = ({ headers }: ServerRequest) => headerOf(headers, 'x-auth-token') ?? '';
  return {
    endsAnother: (operationId, request) => operationId === 'logout' && !tokens.has(ended(request)),
    see(exchange) {
      const answer = jsonOf(exchange);
      const given = isJsonObject(answer) ? answer['user_token'] : undefined;
      if (typeof given === 'string') tokens.add(given);
      if (exchange.operation.operationId === 'logout' && statusOf(exchange) === 200)
        tokens.delete(ended(exchange.request));
    },
    open: () => [...tokens],
  };
}
