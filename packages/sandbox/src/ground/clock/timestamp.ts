/** `YYYY-MM-DD HH:MM:SS`, UTC, as records and events write times. */
export function timestamp(milliseconds: number): string {
  const second = Math.floor(milliseconds / 1000);
  // What happens at one moment is written many times over, with the moments at which its calls began.
  let text = written.get(second);
  if (text === undefined) {
    text = new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
    if (written.size >= MOST_WRITTEN) written.clear();
    written.set(second, text);
  }
  return text;
}

const MOST_WRITTEN = 1000;
const written = new Map<number, string>();

/** The moment that `YYYY-MM-DD HH:MM:SS` names, in milliseconds since 1970, UTC. NaN where it names none. */
export function momentOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** The last moment that a timestamp with a four-digit year can express, in milliseconds since 1970. */
export const LAST_MOMENT: number = momentOf('9999-12-31 23:59:59');

/** Unix seconds, as live calls write times (ledger O-08). */
export function unixSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
