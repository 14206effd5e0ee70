/**
 * Checks that an option is a number above 0.
 *
 * @throws RangeError, with the name of the option, if it is not.
 */
export function positive(name: string, value: number): number {
  if (!(value > 0 && value < Infinity))
    throw new RangeError(`createWebhookHandler: ${name} is ${value}. Pass a number above 0.`);
  return value;
}
