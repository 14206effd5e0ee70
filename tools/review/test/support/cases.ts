import type { JsonObject } from '@telephony/contract';
import { responseCases } from '../cases/responses.ts';
import { besideOthersCases } from '../cases/beside-others.ts';
import { furtherKeywordCases } from '../cases/further-keywords.ts';
import { judgedFirstCases } from '../cases/judged-first.ts';
import { modelCases } from '../cases/model.ts';
import { operationCases } from '../cases/operations.ts';
import { parameterCases } from '../cases/parameters.ts';
import { patternCases } from '../cases/patterns.ts';
import { plainerWordCases } from '../cases/plainer-words.ts';
import { requestCases } from '../cases/requests.ts';
import { rewritingCases } from '../cases/rewritings.ts';
import { unionCases } from '../cases/unions.ts';
import { webhookCases } from '../cases/webhooks.ts';
import { wordingCases } from '../cases/wording.ts';
import { type Case, Edit } from './case.ts';

const themes: Record<string, Case[]> = {
  model: modelCases,
  operations: operationCases,
  parameters: parameterCases,
  requests: requestCases,
  rewritings: rewritingCases,
  unions: unionCases,
  patterns: patternCases,
  responses: responseCases,
  webhooks: webhookCases,
  wording: wordingCases,
  'plainer words': plainerWordCases,
  'beside others': besideOthersCases,
  'further keywords': furtherKeywordCases,
  'judged first': judgedFirstCases,
};
export const cases: Case[] = Object.values(themes).flat();

export interface Pair {
  base: JsonObject;
  revision: JsonObject;
}

export function pairOf(contract: JsonObject, { given, edit }: Case): Pair {
  // Most have the same base: it is compiled once.
  let base = contract;
  if (given) {
    const before = new Edit(contract);
    given(before);
    base = before.bundle;
  }
  const after = new Edit(base);
  edit(after);
  return { base, revision: after.bundle };
}
