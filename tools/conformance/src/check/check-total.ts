import { isJsonObject } from '@telephony/contract';
import type { Fault } from './fault.ts';

/** `total` of a collection counts its records: it is not negative, and not smaller than the page. */
export function checkTotal(body: unknown): Fault[] {
  if (!isJsonObject(body)) return [];
  const { data, total } = body;
  if (!Array.isArray(data) || typeof total !== 'number' || total >= data.length) return [];
  return [
    {
      rule: 'law',
      message: 'total is smaller than the page',
      expected: `at least ${data.length}`,
      seen: String(total),
      pointer: '/total',
    },
  ];
}
