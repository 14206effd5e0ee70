import { eachSchema } from '../each-schema.ts';
import type { Rule } from '../visitor.ts';

/**
 * Every integer says how wide it is: without a format, generators for Go, Java, C# and others take 32 bits, and a program
 * fails on the first id above 2^31.
 */
export const rule: Rule = () =>
  eachSchema((schema, { report, location }) => {
    if (![schema['type']].flat().includes('integer') || schema['format'] !== undefined) return;
    report({
      message:
        'An integer without a width. Add format: int64; int32 only where a documented bound is below 2^31.',
      location,
    });
  });
