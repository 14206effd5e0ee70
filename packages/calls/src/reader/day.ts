export const DAY_MS = 86_400_000;

/** Days since 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** The beginning of a day, as filters write it. */
export const textOf = (day: number): string =>
  new Date(day * DAY_MS).toISOString().slice(0, 19).replace('T', ' ');
