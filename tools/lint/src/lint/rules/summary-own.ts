import { operationSites } from '../each-operation.ts';
import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/** No operation has the summary of another: it is their name in menus and lists, and a copied one leads to the wrong page. */
export const rule: Rule = () => ({
  Root(node, context) {
    const owners = new Map<string, string>();
    const seen = new Set<string>();
    for (const { method, name, operation } of operationSites(Element.of(node, context))) {
      const { summary } = operation.object;
      if (typeof summary !== 'string' || seen.has(operation.at.absolutePointer)) continue;
      seen.add(operation.at.absolutePointer);
      const owner = owners.get(summary.toLowerCase());
      owners.set(summary.toLowerCase(), owner ?? `${method.toUpperCase()} ${name}`);
      if (owner === undefined) continue;
      const message = `${owner} has the summary "${summary}" too. Say what each does.`;
      context.report({ message, location: operation.at.child('summary') });
    }
  },
});
