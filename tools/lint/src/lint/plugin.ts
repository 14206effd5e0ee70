import { readdirSync } from 'node:fs';
import type { Rule } from './visitor.ts';
import { workflowRules } from './workflows/workflow-rules.ts';

const folder = new URL('rules/', import.meta.url);

/** The rules of this contract by name: every file of `rules/` is one, and is called like it. */
export const rules: Record<string, Rule> = Object.fromEntries(
  await Promise.all(
    readdirSync(folder)
      .toSorted()
      .map(async (file) => {
        const { rule } = (await import(new URL(file, folder).href)) as { rule: Rule };
        return [file.replace(/\.ts$/, ''), rule] as const;
      }),
  ),
);

/** Every rule is an error: `redocly.yaml` extends this, so that a rule that is there is in force. */
const all = { rules: Object.fromEntries(Object.keys(rules).map((name) => [`contract/${name}`, 'error'])) };

/** The Redocly plugin: Redocly loads this file without a build. */
export default function contractPlugin(): object {
  return { id: 'contract', rules: { oas3: rules, arazzo1: workflowRules }, configs: { all } };
}
