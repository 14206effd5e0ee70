import type { Alternative } from './alternative.ts';

const JSON_TYPE = /^application\/(.+\+)?json\b/i;

/**
 * Whether `contentMediaType` is but a remark on the texts of an alternative, which no reader keeps to: where no other keyword
 * says how they are read, and they are not JSON.
 */
export function isRemark({ parts }: Alternative): boolean {
  return !parts.some(
    ({ value }) =>
      'contentSchema' in value ||
      'contentEncoding' in value ||
      JSON_TYPE.test(String(value['contentMediaType'])),
  );
}
