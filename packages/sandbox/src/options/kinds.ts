import { UserError } from '@telephony/command-line';
import { LAST_MOMENT } from '../infrastructure/timestamp.ts';

/** A kind of value that options take. */
export interface Kind<V> {
  /** What help calls a value, such as `MS`; undefined for what is on or off. */
  readonly value: string | undefined;
  /** What a value has to be, for messages: `a whole number from 0 to 65535`. */
  readonly is: string;
  /** The value of a text from the command line or the environment; undefined where it is not valid. */
  fromText(text: string): V | undefined;
  /** The value that code gives; undefined where it is not valid. */
  fromJson(json: unknown): V | undefined;
}

/** A number between two, both included: whole unless `step` says otherwise. */
export function number(
  value: string,
  [from, to]: [number, number],
  { whole = true }: { whole?: boolean } = {},
): Kind<number> {
  const fromJson = (json: unknown) =>
    typeof json === 'number' && json >= from && json <= to && (!whole || Number.isInteger(json))
      ? json
      : undefined;
  return {
    value,
    is: `a ${whole ? 'whole ' : ''}number from ${from} to ${to}`,
    fromText: (text) => (/^-?\d+(\.\d+)?$/.test(text) ? fromJson(Number(text)) : undefined),
    fromJson,
  };
}

/** One of a few texts or numbers. */
export function choice<const T extends string | number>(value: string, allowed: readonly T[]): Kind<T> {
  return {
    value,
    is: allowed.join(' or '),
    fromText: (text) => allowed.find((one) => String(one) === text),
    fromJson: (json) => allowed.find((one) => one === json),
  };
}

/** On or off. On the command line, `--no-` before its name is off. */
export const onOff: Kind<boolean> = {
  value: undefined,
  is: 'true or false',
  fromText: (text) =>
    /^(true|on|1)$/i.test(text) ? true : /^(false|off|0)$/i.test(text) ? false : undefined,
  fromJson: (json) => (typeof json === 'boolean' ? json : undefined),
};

/** A text that a pattern allows. */
export function matching(value: string, is: string, pattern: RegExp = /./s): Kind<string> {
  const fromText = (given: string) => (pattern.test(given) ? given : undefined);
  return {
    value,
    is,
    fromText,
    fromJson: (json) => (typeof json === 'string' ? fromText(json) : undefined),
  };
}

/** Several values: on the command line and in the environment with commas between them, in code as a list. */
export function list<V>(value: string, is: string, one: Kind<V>): Kind<V[]> {
  const all = (found: (V | undefined)[]) => {
    const values = found.filter((each) => each !== undefined);
    return values.length === found.length ? values : undefined;
  };
  return {
    value,
    is,
    fromText: (given) =>
      given === 'none' ? [] : all(given.split(',').map((part) => one.fromText(part.trim()))),
    fromJson: (json) =>
      Array.isArray(json) ? all(json.map((each: unknown) => one.fromJson(each))) : undefined,
  };
}

/** Whole days, with or without a `d` behind the number. */
export function days(range: [number, number]): Kind<number> {
  const plain = number('DAYS', range);
  const fromText = (text: string) => plain.fromText(text.replace(/d$/, ''));
  return {
    value: plain.value,
    is: `${plain.is}, such as 90 or 90d`,
    fromText,
    fromJson: (json) => (typeof json === 'string' ? fromText(json) : plain.fromJson(json)),
  };
}

const FORM = /^(\d{4}-\d{2}-\d{2})([T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?(Z|[+-]\d{2}:\d{2})?$/i;

/** A moment of ISO 8601, UTC if it has no time zone, like all times of the platform, or milliseconds since 1970. */
export const moment: Kind<number> = {
  value: 'TIME',
  is: 'an ISO 8601 time such as 2026-11-20T16:06:00Z',
  fromText: timeIn,
  fromJson: (json) =>
    typeof json === 'string' ? timeIn(json) : typeof json === 'number' && isMoment(json) ? json : undefined,
};

function timeIn(text: string): number | undefined {
  const [, date, time = 'T00:00:00', zone = 'Z'] = FORM.exec(text) ?? [];
  const found = date === undefined ? Number.NaN : Date.parse(`${date}${time.replace(' ', 'T')}${zone}`);
  return isMoment(found) ? found : undefined;
}

function isMoment(time: number): boolean {
  return time >= 0 && time <= LAST_MOMENT;
}

/** An option that does not exist, or has a value that it does not take. The command ends with 2. */
export class OptionError extends UserError {
  override name = 'OptionError';
}
