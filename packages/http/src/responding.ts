import type { Contract } from '@telephony/contract';
import type { Rules } from './failures/rules.ts';

/** What requests are responded to with. */
export interface Responding<Maker> {
  contract: Contract;
  maker: Maker;
  rules: Rules;
  /** Let query parameters pass that the contract does not know. */
  lenient: boolean;
  /** Called with errors that are not refusals. */
  onFault: (error: Error) => void;
}
