import { readFile } from 'node:fs/promises';
import { Resolver } from '@stoplight/spectral-ref-resolver';
import { isReference } from '@telephony/contract';

/** What path items and events refer to. */
const PART = /^#|(?:^|\/)(?:components|examples)\//;

/**
 * Follows the `$ref`s of a root document to its path items and events, and no further: the rules of `spectral.yaml` are about
 * the document and its operations, and all the schemas and examples behind them would be read for nothing.
 */
export function pathItemResolver(): Resolver {
  return new Resolver({
    resolvers: { file: { resolve: (uri) => readFile(uri.href(), 'utf8') } },
    transformRef: ({ ref, val }) => (isReference(val) && PART.test(val.$ref) ? undefined : ref),
  });
}
