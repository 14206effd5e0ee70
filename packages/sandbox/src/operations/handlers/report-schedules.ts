import { momentOf, timestamp } from '../../ground/clock/timestamp.ts';
import { list } from '../generic/list.ts';
import { read } from '../generic/read.ts';
import { remove } from '../generic/remove.ts';
import { create, update, type WriteOptions } from '../generic/write.ts';
import { invalid } from '@telephony/http';
import { checkTimes, isTimeZone } from '../generic/check-times.ts';
import { nextRunOf, planRun } from '../../platform/reports/plan-run.ts';
import { dictionary } from './dictionary.ts';
import type { HandlersOf } from '../generic/handler.ts';

const write: WriteOptions<'reportschedules', 'createReportSchedule' | 'updateReportSchedule'> = {
  check({ body }, old) {
    const {
      emails = [],
      frequency,
      timezone,
      start_at: start = old?.start_at,
      end_at: end = old?.end_at,
    } = body;
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
    const next = nextRunOf(schedule, platform.clock.now());
    return { ...schedule, next_run_at: next === undefined ? null : timestamp(next) };
  },
  after({ platform }, schedule) {
    planRun(platform, schedule);
  },
};

/** Reports that are made again and again. */
export const reportScheduleHandlers: HandlersOf<
  | 'listReportSchedules'
  | 'createReportSchedule'
  | 'listReportScheduleDictionaries'
  | 'getReportSchedule'
  | 'updateReportSchedule'
  | 'deleteReportSchedule'
> = {
  listReportSchedules: list('reportschedules'),
  createReportSchedule: create('reportschedules', write),
  listReportScheduleDictionaries: dictionary('listReportScheduleDictionaries'),
  getReportSchedule: read('reportschedules'),
  updateReportSchedule: update('reportschedules', write),
  deleteReportSchedule: remove('reportschedules'),
};

/** A date as records write it. */
function firstSecond(date: string): string {
  return date.length === 10 ? `${date} 00:00:00` : date;
}
