import { rules as bodies } from './rules/bodies.ts';
import { rules as document } from './rules/document.ts';
import { rules as examples } from './rules/examples.ts';
import { rules as fields } from './rules/fields.ts';
import { rules as marks } from './rules/marks.ts';
import { rules as operations } from './rules/operations.ts';
import { rules as parameters } from './rules/parameters.ts';
import { rules as presence } from './rules/presence.ts';
import { rules as schemas } from './rules/schemas.ts';
import { rules as webhooks } from './rules/webhooks.ts';
import type { Rule } from './visitor.ts';

export const rules: Record<string, Rule> = {
  ...bodies,
  ...document,
  ...examples,
  ...fields,
  ...marks,
  ...operations,
  ...parameters,
  ...presence,
  ...schemas,
  ...webhooks,
};

// `redocly.yaml` extends this: every rule is an error.
const all = {
  oas3_1Rules: Object.fromEntries(Object.keys(rules).map((name) => [`contract/${name}`, 'error'])),
};

export default function contractPlugin(): object {
  return { id: 'contract', rules: { oas3: rules }, configs: { all } };
}
