/** The bar that our figure must meet. */
export interface Bar {
  limit: 'at most' | 'at least';
  value: number;
}

/** Whether a figure meets its bar. A missing figure does not. */
export function isMet(figure: number, { limit, value }: Bar): boolean {
  return limit === 'at most' ? figure <= value : figure >= value;
}
