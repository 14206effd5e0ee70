import type { Contract } from '@telephony/contract';
import type { Rules } from './failures/rules.ts';
import type { Maker } from './maker.ts';

/** What requests are responded to with. */
export interface Responding<Session> {
  contract: Contract;
  maker: Maker<Session>;
  rules: Rules;
  /** Let query parameters pass that the contract does not know. */
  lenient: boolean;
  /** Called with errors that are not refusals. */
  onFault: (error: Error) => void;
}
