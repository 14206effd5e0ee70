/** As the platform writes a time, UTC (ledger O-08); databases write one that is not there as zeros. */
const WRITTEN = /^(?!0000)\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
/** ISO 8601 with or without seconds, fraction and zone; without a zone it is UTC, as all times of events are. */
const ISO = /^(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d(?::\d\d)?)(?:[.,]\d+)?\s*(?:z|utc|([+-]\d\d)(?::?(\d\d))?)?$/i;
/** Unix time from 2001 on: ten digits are seconds; milliseconds and microseconds have three and six more. */
const UNIX = /^(\d{10})(?:\d{3}){0,2}(?:\.\d+)?$/;

/** A time in another form, as the platform writes it: `YYYY-MM-DD HH:MM:SS`, UTC. Undefined for what is not a time. */
export function readTime(value: string | number): string | undefined {
  const sent = String(value);
  if (WRITTEN.test(sent)) return sent;
  const text = sent.trim().replaceAll('/', '-');
  // The form of HTTP (RFC 9110, section 5.6.7), with the right day of the week.
  if (new Date(text).toUTCString() === text) return written(text);
  const [, seconds] = UNIX.exec(text) ?? [];
  if (seconds !== undefined) return written(Number(seconds) * 1000);
  const [, date = '-', time, hours, minutes = '00'] = ISO.exec(text) ?? [];
  const local = written(`${date}T${time}Z`);
  // Dates take 30 February for 2 March.
  if (!local?.startsWith(date)) return undefined;
  return hours ? written(`${date}T${time}${hours}:${minutes}`) : local;
}

function written(instant: string | number): string | undefined {
  return new Date(instant).toJSON()?.slice(0, 19).replace('T', ' ');
}
