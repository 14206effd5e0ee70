/** What our figure of a measurement has to meet. */
export interface Bar {
  limit: 'at most' | 'at least';
  value: number;
}

/** Whether a figure meets its bar. What could not be measured does not. */
export function isMet(figure: number, { limit, value }: Bar): boolean {
  return limit === 'at most' ? figure <= value : figure >= value;
}
