import type { FieldError, Operation } from '@telephony/contract';
import type { Fault } from './failures/fault.ts';
import type { Refusal } from './refusals/refusal.ts';
import type { HttpResponse } from './response/http-response.ts';
import type { PassedResponse } from './response/passed-response.ts';

/** What a request leads to. */
export interface Outcome {
  response: HttpResponse | PassedResponse;
  /** Undefined if the request matched no operation of the contract. */
  operation?: Operation | undefined;
  refusal?: Refusal | undefined;
  /** What is taken but probably not meant; in a header of the response too. */
  warnings?: readonly FieldError[] | undefined;
  /** Milliseconds to wait before sending. */
  delay?: number | undefined;
  fault?: Fault | undefined;
}
