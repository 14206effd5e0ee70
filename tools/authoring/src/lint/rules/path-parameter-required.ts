import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

/** A parameter in the path says required: true: there is no path without it. */
export const rule: Rule = () =>
  eachOperation(({ item, operation }, report) => {
    for (const element of [item, operation]) {
      for (const [, parameter] of element.get('parameters')?.entries() ?? []) {
        const { in: place, name, required } = parameter.object;
        if (place !== 'path' || required === true) continue;
        report(`The path parameter ${String(name)} is not required. Write required: true.`, parameter.at);
      }
    }
  });
