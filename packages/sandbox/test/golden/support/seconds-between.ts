/** Seconds from one time to another, both as `2026-11-20 16:07:00`. */
export function secondsBetween(from: string, to: string): number {
  const moment = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);
  return (moment(to) - moment(from)) / 1000;
}
