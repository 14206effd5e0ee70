import { isJsonObject } from '@telephony/contract';
import type { Fault } from '../check/fault.ts';
import { type JsonFlaw, scanJson } from './scan-json.ts';

const FLAWS: Record<JsonFlaw['kind'], { message: string; expected: string }> = {
  duplicate: { message: 'the name is there twice in one object', expected: 'each name once' },
  precision: {
    message: 'the number is beyond 2^53, and a reader of JSON rounds it',
    expected: 'an integer up to 2^53, or a string',
  },
  surrogate: { message: 'the text has half of a character', expected: 'whole characters' },
};

/**
 * What is wrong with a JSON response below its schema: bytes that are not UTF-8, a charset that is another one, names that are
 * there twice, numbers that are rounded, times that no calendar has.
 */
export function checkBytes(contentType: string, body: Buffer): Fault[] {
  const faults: Fault[] = [];
  const charset = /charset\s*=\s*"?(?<name>[^\s";]+)/i.exec(contentType)?.groups?.['name'];
  if (charset !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(charset))
    faults.push({
      rule: 'bytes',
      message: 'the charset is not UTF-8',
      expected: 'charset=utf-8, or none',
      seen: charset.slice(0, 20).replaceAll(/[^\w-]/g, '?'),
    });
  if (body.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf])))
    faults.push({
      rule: 'bytes',
      message: 'the body begins with a byte order mark',
      expected: 'JSON from the first byte on',
    });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body);
  } catch {
    return [...faults, { rule: 'bytes', message: 'the body is not UTF-8', expected: 'UTF-8' }];
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Said by the check of the schema.
    return faults;
  }
  for (const { kind, pointer } of scanJson(text)) faults.push({ rule: 'bytes', pointer, ...FLAWS[kind] });
  for (const pointer of impossibleTimes(value, ''))
    faults.push({
      rule: 'bytes',
      pointer,
      message: 'no calendar has this time',
      expected: 'a time that can be',
    });
  return faults;
}

const TIME = /^(\d{4})-(\d\d)-(\d\d)(?: (\d\d):(\d\d):(\d\d))?$/;

function impossibleTimes(value: unknown, pointer: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => impossibleTimes(item, `${pointer}/*`));
  if (isJsonObject(value))
    return Object.entries(value).flatMap(([name, item]) => impossibleTimes(item, `${pointer}/${name}`));
  if (typeof value !== 'string') return [];
  const parts = TIME.exec(value)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) return [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const date = new Date(Date.UTC(year, month - 1, day));
  const isPossible =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 61;
  return isPossible ? [] : [pointer];
}
