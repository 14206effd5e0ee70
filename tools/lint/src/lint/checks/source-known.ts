import { isJsonObject } from '@telephony/contract';
import { membersIn } from '../files/members-in.ts';
import type { Check } from './check.ts';
import { didYouMean } from './did-you-mean.ts';

/** Every `x-source`, and every source of the ledger, is a section that `sources.yaml` lists. */
export const sourceKnown: Check = (files) => {
  const list = files.get('sources.yaml')?.value;
  const sections = isJsonObject(list) && Array.isArray(list['sections']) ? list['sections'].map(String) : [];
  if (sections.length === 0) return [];
  const parts = new Set(sections.map((section) => section.split('/')[0] ?? ''));
  return files.all.flatMap((file) =>
    [...membersIn(file.value)].flatMap(({ path, value }) => {
      const isLedger = file.name === 'ledger.yaml' && path.length === 3 && path[2] === 'source';
      if (!isLedger && path.at(-1) !== 'x-source') return [];
      const known = isLedger ? parts : sections;
      const names: string[] = isLedger ? String(value).split(', ') : [value].flat().map(String);
      return names
        .filter((name) => ![...known].includes(name))
        .map((name) => {
          const remedy = didYouMean(name, known, 'Take one of sources.yaml.');
          const message = `${name} is not a section of the documents. ${remedy}`;
          return file.finding(path, 'source-known', message, name);
        });
    }),
  );
};
