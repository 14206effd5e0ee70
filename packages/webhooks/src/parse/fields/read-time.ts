/** ISO 8601 with or without seconds, fraction and zone; without a zone it is UTC, as all times of events are. */
const ISO = /^(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d(?::\d\d)?)(?:[.,]\d+)?\s*(?:z|utc|([+-]\d\d)(?::?(\d\d))?)?$/i;
/** Unix time from 2001 on: ten digits are seconds, thirteen are milliseconds. */
const UNIX = /^(\d{10})(?:\d{3})?(?:\.\d+)?$/;

/** A time in another form, as the platform writes it: `YYYY-MM-DD HH:MM:SS`, UTC. Undefined for what is not a time. */
export function readTime(value: string | number): string | undefined {
  const text = String(value).trim();
  const [, seconds] = UNIX.exec(text) ?? [];
  if (seconds !== undefined) return written(Number(seconds) * 1000);
  const [, date, time, hours, minutes = '00'] = ISO.exec(text) ?? [];
  // Date.parse takes 30 February for 2 March.
  if (date === undefined || written(Date.parse(`${date}T00:00Z`))?.slice(0, 10) !== date) return undefined;
  return written(Date.parse(`${date}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`));
}

function written(milliseconds: number): string | undefined {
  if (Number.isNaN(milliseconds)) return undefined;
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
