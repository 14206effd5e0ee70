import type { CallOptions } from '../types/call-options.ts';
import type { Telephony } from '../types/telephony.ts';
import { type NeverAgain, neverAgain } from './never-again.ts';
import type { TelephonyKey } from './query-key.ts';

/** Options for `useMutation`. Others are added by spreading it. */
export interface Mutation<Data, Variables> {
  /** `['telephony', operationId]` */
  readonly mutationKey: TelephonyKey;
  readonly mutationFn: (variables: Variables) => Promise<Data>;
  readonly retry: NeverAgain;
  /** Fails at once when the browser is offline. By default it would wait, and a call would ring when nobody expects it. */
  readonly networkMode: 'always';
}

/** Makes the function that gives the options of a mutation for an operation. */
export function mutationOf<Data, Variables>(
  operationId: string,
  call: (pbx: Telephony, args: Variables, options?: CallOptions) => Promise<Data>,
): (pbx: Telephony, options?: CallOptions) => Mutation<Data, Variables> {
  return (pbx, options) => mutation(operationId, (variables) => call(pbx, variables, options));
}

/** The same for an operation without parameters. */
export function bareMutationOf<Data>(
  operationId: string,
  call: (pbx: Telephony, options?: CallOptions) => Promise<Data>,
): (pbx: Telephony, options?: CallOptions) => Mutation<Data, void> {
  return (pbx, options) => mutation(operationId, () => call(pbx, options));
}

function mutation<Data, Variables>(
  operationId: string,
  mutationFn: (variables: Variables) => Promise<Data>,
): Mutation<Data, Variables> {
  return {
    mutationKey: ['telephony', operationId],
    mutationFn,
    retry: neverAgain,
    networkMode: 'always',
  };
}
