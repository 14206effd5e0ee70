import type { Alternative } from './alternative.ts';
import { bounds } from './keywords.ts';
import { saysNothing } from './says-nothing.ts';

/** Whether an alternative takes every text. */
export function isUnboundedText({ type, parts }: Alternative): boolean {
  return (
    type === 'string' &&
    parts.every(({ value }) => {
      const others = Object.keys(value).filter(
        (keyword) => keyword !== 'type' && !saysNothing(keyword, value),
      );
      return !bounds(Object.fromEntries(others.map((keyword) => [keyword, true])));
    })
  );
}
