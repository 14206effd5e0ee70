import type { Contract } from '../contract.ts';
import { readPathStyle } from './path-styles.ts';
import type { PlannedParameter } from './request-plan.ts';
import { meaningsOfText, type Settled, settleParameter } from './settle-parameter.ts';
import { Unreadable } from './unreadable.ts';
import { meaningsOf } from './written.ts';

/** Reads a header of a request. */
export function readHeader(
  contract: Pick<Contract, 'schemas'>,
  planned: PlannedParameter,
  sent: string | string[] | undefined,
  settled: Settled,
): void {
  const text = Array.isArray(sent) ? sent.join(',') : sent;
  if (text === undefined) return settleParameter(contract, planned, undefined, settled);
  if (planned.isJson || planned.shape.isPlain)
    return settleParameter(contract, planned, meaningsOfText(planned, text), settled);
  // Between the values of a header there may be blanks (RFC 9110, section 5.6.1).
  const written = readPathStyle(planned, text.replaceAll(/[ \t]*,[ \t]*/g, ','));
  const meanings =
    written instanceof Unreadable
      ? written
      : (typing: Parameters<typeof meaningsOf>[2]) => meaningsOf(planned.shape, written, typing);
  settleParameter(contract, planned, meanings, settled);
}
