import type { FieldError } from '@telephony/contract';
import type { SentRequest } from '../request/sent-request.ts';

/** A request that has had its response. */
export interface RecordedRequest extends SentRequest {
  /** When its response was sent, in milliseconds since 1970. */
  time: number;
  /** Undefined if the request matched no operation of the contract. */
  operationId: string | undefined;
  status: number;
  /** Why it was refused; undefined where it was not. */
  refusal: { message: string; errors: readonly FieldError[] } | undefined;
  /** What was taken but is probably not meant. */
  warnings: readonly FieldError[];
  /** Time from receiving the whole request to sending the response, delays included. */
  milliseconds: number;
}
