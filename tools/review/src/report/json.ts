import type { Review } from '../review.ts';

/** The review for programs. */
export function jsonReport(review: Review): string {
  return `${JSON.stringify({ ...review, pages: Object.fromEntries(review.pages) }, null, 2)}\n`;
}
