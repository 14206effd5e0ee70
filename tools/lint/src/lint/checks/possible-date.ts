import { membersIn } from '../files/members-in.ts';
import type { Check } from './check.ts';

const DATE = /\b(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/g;

/** A date in a text or an example is one of the calendar: people and tests copy it. */
export const possibleDate: Check = (files) =>
  files.all.flatMap((file) =>
    [...membersIn(file.value)].flatMap(({ path, value }) => {
      if (typeof value !== 'string') return [];
      return [...value.matchAll(DATE)].flatMap(([date, ...parts]) => {
        if (isPossible(parts.map((part) => Number(part ?? 0)))) return [];
        const message = `There is no ${date}. Write a date of the calendar, with a time from 00:00:00 to 23:59:59.`;
        return [file.finding(path, 'possible-date', message, date)];
      });
    }),
  );

function isPossible([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[]): boolean {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return month >= 1 && month <= 12 && day >= 1 && day <= lastDay && hour < 24 && minute < 60 && second < 60;
}
