import { momentOf, timestamp } from '../infrastructure/timestamp.ts';
import { localTime, type WallClock } from '../infrastructure/wall-clock.ts';
import { sendMail } from './core.ts';
import type { Platform } from './platform.ts';
import type { ReportTimes, Tables } from './store.ts';

type Schedule = Tables['reportschedules'];

const QUARTER_HOUR_MS = 900_000;
// The next day of a month may be months away.
const DAYS_AHEAD = 400;

// In the time zone of the schedule, an hour that a day has twice counts the first time; one that the day skips is the
// moment after it. Status 1 is active (ledger N-32).
export function nextRun(schedule: Schedule, now: number): number | undefined {
  const { times = scheduleTimes(schedule), start_at: start, end_at: end, status, timezone } = schedule;
  if (status !== 1) return undefined;
  const isRun = runsAt(times, localTime(timezone ?? 'UTC'));
  const first = Math.max(now + 1, start ? momentOf(start) : now);
  const last = end ? momentOf(end) : Number.POSITIVE_INFINITY;
  // Time zones differ by quarters of an hour.
  const farthest = Math.min(last, first + DAYS_AHEAD * 96 * QUARTER_HOUR_MS);
  for (
    let moment = Math.ceil(first / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
    moment <= farthest;
    moment += QUARTER_HOUR_MS
  ) {
    if (isRun(moment)) return moment;
  }
  return undefined;
}

export function planRun({ clock }: Platform, { id, next_run_at: next }: Schedule): void {
  if (next) clock.at(momentOf(next), { kind: 'report.run', data: { id, at: next } });
}

export function runReport(platform: Platform, { id, at }: { id: number; at: string }): void {
  const { reportschedules } = platform.store.tables;
  const schedule = reportschedules.get(id);
  if (schedule?.next_run_at !== at || schedule.status !== 1) return;
  const next = nextRun(schedule, platform.clock.now());
  const changed = { ...schedule, last_run_at: at, next_run_at: next === undefined ? null : timestamp(next) };
  planRun(platform, reportschedules.put(changed));
  const name = schedule.name ?? `Report ${id}`;
  for (const to of schedule.emails ?? []) sendMail(platform, to, name, `${name}: made at ${at} UTC.`);
}

function scheduleTimes({ frequency, next_run_at: next }: Schedule): ReportTimes {
  const run = next ? new Date(momentOf(next)) : undefined;
  const type = frequency ?? '';
  if (!run) return { type };
  return { type, time_of_day: [run.getUTCHours()], day_of_week: type === 'weekly' ? [run.getUTCDay()] : [] };
}

const MAX_CLOCK_CHANGE_MS = 4 * 3_600_000;

function runsAt(
  { time_of_day: given, day_of_week: weekdays, day_of_month: days }: ReportTimes,
  local: (moment: number) => WallClock,
): (moment: number) => boolean {
  const hours = given?.length ? given : [0];
  const isDay = (date: Date) =>
    (!weekdays?.length || weekdays.some((weekday) => weekday % 7 === date.getUTCDay())) &&
    (!days?.length || days.some((day) => Number(day) === date.getUTCDate()));
  return (moment) => {
    const { date, minutes } = local(moment);
    const before = local(moment - QUARTER_HOUR_MS);
    const since = before.date === date ? before.minutes : -1;
    const due = hours.filter((hour) => hour * 60 > since && hour * 60 <= minutes);
    if (due.length === 0 || !isDay(new Date(date))) return false;
    // The hour counts only once when the clock is put back.
    const latest = Math.max(...due) * 60;
    for (
      let earlier = moment - QUARTER_HOUR_MS;
      earlier > moment - MAX_CLOCK_CHANGE_MS;
      earlier -= QUARTER_HOUR_MS
    ) {
      const then = local(earlier);
      if (then.date === date && then.minutes >= latest) return false;
    }
    return true;
  };
}
