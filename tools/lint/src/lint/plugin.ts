import { readdirSync } from 'node:fs';
import type { Rule } from './visitor.ts';

const folder = new URL('rules/', import.meta.url);

export const rules: Record<string, Rule> = {};
for (const file of readdirSync(folder).toSorted()) {
  const subject = (await import(new URL(file, folder).href)) as { rules: Record<string, Rule> };
  Object.assign(rules, subject.rules);
}

/** Every rule is an error: `redocly.yaml` extends this, so that a rule that is there is in force. */
const all = {
  oas3_1Rules: Object.fromEntries(Object.keys(rules).map((name) => [`contract/${name}`, 'error'])),
};

export default function contractPlugin(): object {
  return { id: 'contract', rules: { oas3: rules }, configs: { all } };
}
