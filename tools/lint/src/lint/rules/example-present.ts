import { type Body, bodiesOf } from '../bodies.ts';
import { eachOperation } from '../each-operation.ts';
import type { Rule } from '../visitor.ts';

const LEAST: Record<Body['kind'], number> = { request: 1, response: 1, event: 2 };

/**
 * Every JSON body has an example, success and error alike, and every event two: without one the mock makes a body up, and
 * one event alone does not show what varies.
 */
export const rule: Rule = () =>
  eachOperation((site, report) => {
    for (const { kind, isJson, media } of bodiesOf(site)) {
      const count = media.get('examples')?.entries().length ?? 0;
      if (!isJson || count >= LEAST[kind]) continue;
      report(
        `The ${kind} body has ${count} examples and needs ${LEAST[kind]}. Write one into examples/ and refer to it.`,
        media.at,
      );
    }
  });
