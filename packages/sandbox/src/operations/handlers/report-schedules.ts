import { invalid } from '@telephony/http';
import { momentOf, timestamp } from '../../infrastructure/timestamp.ts';
import { isTimeZone } from '../../infrastructure/wall-clock.ts';
import { resource } from '../generic/resource.ts';
import type { WriteOptions } from '../generic/write.ts';
import { nextRun, planRun } from '../../platform/reports.ts';
import type { ReportTimes } from '../../platform/store.ts';

const writeSchedule: WriteOptions<'reportschedules', 'createReportSchedule' | 'updateReportSchedule'> = {
  check({ body }, old) {
    const { emails = [], frequency, timezone } = body;
    const { start_at: start = old?.start_at, end_at: end = old?.end_at } = body;
    for (const [index, email] of emails.entries()) {
      if (!/^[^\s@]+@[^\s@]+$/.test(email))
        throw invalid(`body.emails[${index}]`, 'must be an e-mail address');
    }
    if (frequency) checkTimes(frequency);
    if (timezone !== undefined && !isTimeZone(timezone))
      throw invalid('body.timezone', 'is not a time zone such as Europe/London');
    if (start && end && momentOf(firstSecond(end)) < momentOf(firstSecond(start))) {
      throw invalid('body.end_at', 'must not be before start_at');
    }
  },
  set({ platform, body: { frequency, start_at: start, end_at: end } }, record, old) {
    const status = record.status ?? 1;
    const { times: oldTimes } = old ?? {};
    const times = frequency ?? oldTimes;
    const schedule = {
      ...record,
      status,
      emails: record.emails ?? [],
      ...(frequency && { frequency: frequency.type ?? null }),
      ...(start !== undefined && { start_at: firstSecond(start) }),
      ...(end !== undefined && { end_at: firstSecond(end) }),
      ...(times && { times }),
    };
    // A schedule of the story whose times nobody sent keeps its next run.
    if (!times && old && status === 1) return schedule;
    const next = nextRun(schedule, platform.clock.now());
    return { ...schedule, next_run_at: next === undefined ? null : timestamp(next) };
  },
  after({ platform }, schedule) {
    planRun(platform, schedule);
  },
};

export const reportScheduleHandlers = resource('reportschedules', 'ReportSchedule', writeSchedule);

// A bare date, as records write it.
function firstSecond(date: string): string {
  return date.length === 10 ? `${date} 00:00:00` : date;
}

function checkTimes(times: ReportTimes): void {
  const bounds = { time_of_day: [0, 23], day_of_week: [0, 7], day_of_month: [1, 31] } as const;
  for (const [name, [least, most]] of Object.entries(bounds)) {
    for (const value of times[name as keyof typeof bounds] ?? []) {
      if (typeof value === 'number' && (value < least || value > most)) {
        throw invalid(`body.frequency.${name}`, `must be from ${least} to ${most}`);
      }
    }
  }
}
