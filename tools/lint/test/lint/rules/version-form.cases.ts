import type { JsonObject } from '@telephony/contract';
import { contract } from '../support/contract.ts';
import { type RuleCases, ruleCases } from '../support/rule-cases.ts';

const version = (text: string) => {
  const info: JsonObject = {
    title: 'Fixture',
    version: text,
    description: 'A fixture.',
    license: { name: 'MIT' },
  };
  return contract({ info });
};

export const cases: RuleCases = ruleCases(
  { 'three numbers': version('0.10.3') },
  {
    'a letter before it': [version('v0.3'), '#/info/version'],
    'two numbers': [version('1.0'), '#/info/version'],
  },
);
