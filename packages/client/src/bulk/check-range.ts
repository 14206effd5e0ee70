/** @throws RangeError for anything but a whole number from 1 to `most` */
export function checkRange(name: string, value: number, most: number): void {
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new RangeError(`${name}: ${value} is out of range. Pass a whole number from 1 to ${most}.`);
}
