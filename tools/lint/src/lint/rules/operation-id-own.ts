import { operationSites } from '../each-operation.ts';
import { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/** No operation has the operationId of another: clients, links and workflows call an operation by it (OpenAPI 3.1, 4.8.10.1). */
export const rule: Rule = () => ({
  Root(node, context) {
    const owners = new Map<string, { id: string; owner: string }>();
    for (const { method, name, operation } of operationSites(Element.of(node, context))) {
      const { operationId } = operation.object;
      if (typeof operationId !== 'string') continue;
      const id = operation.at.absolutePointer;
      const first = owners.get(operationId);
      if (!first) owners.set(operationId, { id, owner: `${method.toUpperCase()} ${name}` });
      if (!first || first.id === id) continue;
      const message = `${first.owner} has the operationId "${operationId}" too. Give one of the two another name.`;
      context.report({ message, location: operation.at.child('operationId') });
    }
  },
});
