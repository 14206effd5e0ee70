import { isJsonObject, type JsonObject } from '@telephony/contract';
import type { Exchange } from '../server/exchange.ts';

/** Status of a response; undefined where there is none. */
export function statusOf({ outcome }: Exchange): number | undefined {
  return 'failure' in outcome ? undefined : outcome.status;
}

/** The body of a response as JSON; undefined for anything else. */
export function jsonOf({ outcome }: Exchange): unknown {
  return 'failure' in outcome ? undefined : parsed(outcome.body);
}

/** The `data` of a response with one record; undefined for anything else. */
export function recordOf(exchange: Exchange): JsonObject | undefined {
  const body = jsonOf(exchange);
  const data = isJsonObject(body) ? body['data'] : undefined;
  return isJsonObject(data) ? data : undefined;
}

/** Bytes as JSON; undefined for anything else. */
export function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
