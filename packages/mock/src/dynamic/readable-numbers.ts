import type { Faker } from '@faker-js/faker';
import type { JsonSchema } from '@telephony/contract';
import { YEAR } from './readable-strings.ts';
import { words } from './words.ts';

/** What is known of a number. */
interface WantedNumber {
  parts: readonly JsonSchema[];
  name: string;
  isInteger: boolean;
}

const seconds = (time: string): number => Date.parse(time) / 1000;

/** Ranges by the words of a property's name; the first that fits counts. */
const BY_NAME: readonly (readonly [RegExp, { min: number; max: number }])[] = [
  [/\b(id|ids|identifier)$/, { min: 1000, max: 9999 }],
  [/\b(at|date|timestamp|expires)$/, { min: seconds(YEAR.from), max: seconds(YEAR.to) }],
  [/\byear\b/, { min: 2020, max: 2026 }],
  [/\bage\b/, { min: 18, max: 80 }],
  [/\b(lat|latitude)\b/, { min: -60, max: 60 }],
  [/\b(lng|lon|longitude)\b/, { min: -180, max: 180 }],
];
const USUAL = { min: 1, max: 100 };

/** Numbers within the bounds of their schemas, and within the range that their name suggests where the bounds allow it. */
export function numbersFor(faker: Faker, { parts, name, isInteger }: WantedNumber, count: number): number[] {
  const step = Math.max(...parts.map(({ multipleOf = 0 }) => Number(multipleOf)));
  const unit = step || (isInteger ? 1 : 0.01);
  const least = Math.max(
    ...bounds(parts, 'minimum'),
    ...bounds(parts, 'exclusiveMinimum').map((bound) => bound + unit),
  );
  const most = Math.min(
    ...bounds(parts, 'maximum'),
    ...bounds(parts, 'exclusiveMaximum').map((bound) => bound - unit),
  );
  const [, usual] = BY_NAME.find(([pattern]) => pattern.test(words(name))) ?? [undefined, USUAL];
  const fits = Math.max(usual.min, least) <= Math.min(usual.max, most);
  const lowest = Number.isFinite(least) ? least : most - USUAL.max * unit;
  const low = fits ? Math.max(usual.min, least) : lowest;
  const high = fits ? Math.min(usual.max, most) : Math.min(most, low + USUAL.max * unit);
  const first = Math.ceil(low / unit);
  const last = Math.max(first, Math.floor(high / unit));
  const digits = String(unit).split('.')[1]?.length ?? 0;
  return Array.from({ length: count }, () =>
    Number((faker.number.int({ min: first, max: last }) * unit).toFixed(digits)),
  );
}

function bounds(parts: readonly JsonSchema[], keyword: string): number[] {
  const stated = parts.flatMap(({ [keyword]: bound }) => (typeof bound === 'number' ? [bound] : []));
  if (stated.length > 0) return stated;
  return [/min/i.test(keyword) ? -Infinity : Infinity];
}
