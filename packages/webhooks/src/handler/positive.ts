/**
 * An option that is a number above 0.
 *
 * @throws RangeError where it is not, with its name.
 */
export function positive(name: string, value: number): number {
  if (!(value > 0 && value < Infinity))
    throw new RangeError(`createWebhookHandler: ${name} is ${value}; it must be a number above 0.`);
  return value;
}
