import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rules as bodies } from './rules/bodies.ts';
import { rules as document } from './rules/document.ts';
import { rules as examples } from './rules/examples.ts';
import { rules as fields } from './rules/fields.ts';
import { rules as marks } from './rules/marks.ts';
import { rules as operations } from './rules/operations.ts';
import { rules as pairs } from './rules/pairs.ts';
import { rules as parameters } from './rules/parameters.ts';
import { rules as presence } from './rules/presence.ts';
import { rules as schemas } from './rules/schemas.ts';
import { rules as webhooks } from './rules/webhooks.ts';
import type { Rule, Visit } from './visitor.ts';

// The contract has its ledger beside it. In another document, these would report each element.
function forContract(rule: Rule): Rule {
  return () => {
    let isContract: boolean | undefined;
    const visitContract =
      (visit: Visit | undefined): Visit =>
      (node, context) => {
        // The root is visited first.
        isContract ??= existsSync(join(dirname(context.location.source.absoluteRef), 'ledger.yaml'));
        if (isContract) visit?.(node, context);
      };
    const visitor = rule();
    return {
      ...Object.fromEntries(
        Object.entries<Visit>({ ...visitor }).map(([type, visit]) => [type, visitContract(visit)]),
      ),
      Root: visitContract(visitor.Root),
    };
  };
}

const contractRules: Record<string, Rule> = {
  ...bodies,
  ...document,
  ...examples,
  ...fields,
  ...marks,
  ...operations,
  ...pairs,
  ...parameters,
  ...presence,
  ...schemas,
  ...webhooks,
};

export const rules: Record<string, Rule> = Object.fromEntries(
  Object.entries(contractRules).map(([name, rule]) => [name, forContract(rule)]),
);

// `redocly.yaml` extends this: every rule is an error.
const errors = Object.fromEntries(Object.keys(rules).map((name) => [`contract/${name}`, 'error']));
const all = { oas3_1Rules: errors, oas3_2Rules: errors };

export default function contractPlugin(): object {
  return { id: 'contract', rules: { oas3: rules }, configs: { all } };
}
