import type { Contract } from '../contract.ts';
import { cookieTexts } from './cookie-texts.ts';
import { readQueryParameter } from './read-query-parameter.ts';
import type { PlannedParameter } from './request-plan.ts';
import { meaningsOfText, type Settled, settleParameter } from './settle-parameter.ts';

const NOTHING_DEEP = { deep: new Map(), further: [] };

/**
 * Reads the cookies of a request. Others than those that the document names are left alone: a browser sends all it has.
 */
export function readCookies(
  contract: Pick<Contract, 'schemas'>,
  parameters: readonly PlannedParameter[],
  header: string | string[] | undefined,
  settled: Settled,
): void {
  const plain = cookieTexts(header, /;/);
  for (const planned of parameters) {
    const isExploded = planned.explode && !planned.shape.isPlain && !planned.isJson;
    const texts = isExploded ? cookieTexts(header, /[;&]/) : plain;
    const text = texts.get(planned.name)?.[0];
    const meanings = planned.isJson
      ? text === undefined
        ? undefined
        : meaningsOfText(planned, text)
      : readQueryParameter({ openQuery: undefined }, planned, texts, NOTHING_DEEP);
    settleParameter(contract, planned, meanings, settled);
  }
}
