/**
 * JSON of a value.
 * @throws TypeError for a number that is not finite: JSON would make it null
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (name, member: unknown) => {
    if (typeof member === 'number' && !Number.isFinite(member)) throw new TypeError(`${name} is ${member}`);
    return member;
  });
}
