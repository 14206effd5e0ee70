import { readdirSync } from 'node:fs';
import type { RuleCases } from '../support/rule-cases.ts';

const ENDING = '.cases.ts';
const folder = new URL('.', import.meta.url);

/** The cases of every rule, by its name: every file of this folder that ends in `.cases.ts` has those of one. */
export const allCases: Record<string, RuleCases> = Object.fromEntries(
  await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith(ENDING))
      .map(async (file) => {
        const { cases } = (await import(new URL(file, folder).href)) as { cases: RuleCases };
        return [file.slice(0, -ENDING.length), cases] as const;
      }),
  ),
);
