/** @throws RangeError for anything but a whole number from 1 to `most` */
export function checkRange(name: string, value: number, most: number): void {
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new RangeError(`${name} must be a whole number from 1 to ${most}`);
}
