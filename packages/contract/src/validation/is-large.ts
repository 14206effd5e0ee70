/** Values within a value up to which all that is wrong is told: of a body of megabytes it could be gigabytes. */
const MOST_VALUES = 10_000;

/** Whether a value holds more than 10,000 values, those within values included. */
export function isLarge(value: unknown): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen++) {
    const one = waiting.pop();
    if (typeof one !== 'object' || one === null) continue;
    const inner = Object.values(one);
    if (seen + waiting.length + inner.length > MOST_VALUES) return true;
    for (const each of inner) waiting.push(each);
  }
  return false;
}
