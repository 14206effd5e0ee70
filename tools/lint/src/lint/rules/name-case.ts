import { eachOperation, type OperationSite, type Report } from '../each-operation.ts';
import { Element } from '../element.ts';
import type { Rule, Visitor } from '../visitor.ts';

const SNAKE_CASE = /^_?[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Fields and parameters are in snake case, as in all of the platform's API: what is in camel case is a slip. */
export const rule: Rule = (): Visitor => ({
  ...eachOperation(checkParameters),
  SchemaProperties(node, context) {
    for (const [name, property] of Element.of(node, context).entries()) {
      if (SNAKE_CASE.test(name)) continue;
      context.report({ message: messageOf('field', name), location: property.writtenAt.key() });
    }
  },
});

function checkParameters({ item, operation }: OperationSite, report: Report): void {
  for (const element of [item, operation]) {
    for (const [, parameter] of element.get('parameters')?.entries() ?? []) {
      const { name, in: place } = parameter.object;
      if (typeof name !== 'string' || place === 'header' || SNAKE_CASE.test(name)) continue;
      report(messageOf('parameter', name), parameter.at.child('name'));
    }
  }
}

function messageOf(what: string, name: string): string {
  const snake = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
  return `The ${what} ${name} is not in snake case, as all others are. Write ${snake}.`;
}
