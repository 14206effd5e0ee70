import { bodiesOf } from '../bodies.ts';
import { eachOperation, type Report } from '../each-operation.ts';
import type { Element } from '../element.ts';
import type { Rule } from '../visitor.ts';

/** Parameters and bodies have `examples` with names and no `example`: beside the others it is invalid, and tools take either. */
export const rule: Rule = () =>
  eachOperation((site, report) => {
    for (const element of [site.item, site.operation]) {
      for (const [, parameter] of element.get('parameters')?.entries() ?? []) check(parameter, report);
    }
    for (const { media } of bodiesOf(site)) check(media, report);
  });

function check(carrier: Element, report: Report): void {
  if (!('example' in carrier.object)) return;
  const remedy =
    'examples' in carrier.object
      ? 'Remove it: examples are there.'
      : 'Write examples: {name: {summary, value}}.';
  report(`example is one without a name. ${remedy}`, carrier.at.child('example').key());
}
