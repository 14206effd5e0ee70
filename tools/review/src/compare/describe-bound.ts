import type { Fact } from '../schema/fact.ts';
import { valueText } from './words.ts';

const BOUNDS: Record<string, string> = {
  minimum: 'must be at least',
  exclusiveMinimum: 'must be more than',
  maximum: 'may be at most',
  exclusiveMaximum: 'must be less than',
  minLength: 'must have at least this many characters:',
  maxLength: 'may have at most this many characters:',
  minItems: 'must have at least this many elements:',
  maxItems: 'may have at most this many elements:',
  minProperties: 'must have at least this many properties:',
  maxProperties: 'may have at most this many properties:',
  multipleOf: 'must be a multiple of',
  pattern: 'must match',
  format: 'must have the format',
  contentMediaType: 'must hold',
};

/** A bound and what it was, without the end of the sentence: "`limit` may be at most 1,000 now (it was 5,000)". */
export function describeBound(name: string, { name: keyword = '', before, after }: Fact): string {
  const words = BOUNDS[keyword] ?? `has \`${keyword}\``;
  if (after === undefined)
    return `${name} no longer has the bound \`${keyword}\` (it was ${valueText(before)})`;
  if (before === undefined) return `${name} ${words} ${valueText(after)} now (there was no such bound)`;
  return `${name} ${words} ${valueText(after)} now (it was ${valueText(before)})`;
}

/** What becomes of requests that break a bound which they kept before. */
export function refusedBy({ name: keyword = '' }: Fact): string {
  if (/^(?:max|exclusiveMax)/.test(keyword)) return 'requests with more are refused';
  if (/^(?:min|exclusiveMin)/.test(keyword)) return 'requests with less are refused';
  return 'requests that were right may be refused';
}
