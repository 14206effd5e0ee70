import { Refusal } from '../refusals/refusal.ts';

export const MAX_ADDRESS_BYTES = 16 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
// Node counts address and headers together, so it reads more, and the error tells which is too long.
export const MAX_HEAD_BYTES = 1024 * 1024;

export function oversizedHead(url: string, rawHeaders: readonly string[]): Refusal | undefined {
  if (url.length > MAX_ADDRESS_BYTES) return addressTooLong(/[?&]filter=/.test(url) ? 'filter' : 'path');
  let bytes = 0;
  for (const text of rawHeaders) bytes += text.length;
  return bytes > MAX_HEADER_BYTES ? headersTooLong() : undefined;
}

export function addressTooLong(field: 'filter' | 'path'): Refusal {
  const advice =
    field === 'filter'
      ? 'Split the filter: send several requests, each with a part of the values.'
      : 'Send a shorter one, for instance with fewer ids.';
  return new Refusal(414, `The address is longer than 16 KiB. ${advice}`, [
    { field, message: 'makes the address longer than 16 KiB' },
  ]);
}

export function headersTooLong(): Refusal {
  return new Refusal(431, 'The headers are larger than 16 KiB. Send fewer or shorter headers.');
}
