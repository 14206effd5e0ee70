import { eachOperation, type Report } from './each-operation.ts';
import type { Element } from './element.ts';
import type { Visitor } from './visitor.ts';

/** A visitor that calls `check` with every parameter, of path items and of operations, `$ref`s followed. */
export function eachParameter(check: (parameter: Element, report: Report) => void): Visitor {
  return eachOperation(({ item, operation }, report) => {
    for (const element of [item, operation]) {
      for (const [, parameter] of element.get('parameters')?.entries() ?? []) check(parameter, report);
    }
  });
}
