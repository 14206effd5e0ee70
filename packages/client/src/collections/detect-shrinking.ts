import type { Page } from '../types/page.ts';
import { totalOf } from './read-page.ts';

/**
 * Notices that records were deleted, or no longer match the filter, while numbered pages are read: those after them have
 * moved towards the beginning, perhaps onto a page that was read already. Call the result before each request, and what it
 * returns with the response; only responses that were there before the request are compared with it.
 */
export function detectShrinking(
  fail: (reason: string) => Error,
): () => <P extends Page<unknown>>(page: P) => P {
  let largest = -Infinity;
  return () => {
    const before = largest;
    return (page) => {
      const total = totalOf(page);
      if (total < before)
        throw fail(
          `the collection shrank from ${before} to ${total} records while it was read, so records that were not read yet ` +
            "may be on pages that were. Read it in the order of a field with `by: 'id'`, or collect all ids before you delete.",
        );
      if (total > largest) largest = total;
      return page;
    };
  };
}
