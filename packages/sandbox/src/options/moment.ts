import { LAST_MOMENT } from '../ground/clock/timestamp.ts';
import type { Kind } from './kinds.ts';

const FORM = /^(\d{4}-\d{2}-\d{2})([T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?$/i;

/** A moment of ISO 8601, UTC if it has no time zone, like all times of the platform, or milliseconds since 1970. */
export const moment: Kind<number> = {
  value: 'TIME',
  is: 'an ISO 8601 time such as 2026-11-20T16:06:00Z',
  fromText,
  fromJson: (json) =>
    typeof json === 'string' ? fromText(json) : typeof json === 'number' && isMoment(json) ? json : undefined,
};

function fromText(text: string): number | undefined {
  const [, date, time = 'T00:00:00', zone = 'Z'] = FORM.exec(text) ?? [];
  const found = date === undefined ? Number.NaN : Date.parse(`${date}${time.replace(' ', 'T')}${zone}`);
  return isMoment(found) ? found : undefined;
}

function isMoment(time: number): boolean {
  return time >= 0 && time <= LAST_MOMENT;
}
