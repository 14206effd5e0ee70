import { childPointer } from '@telephony/contract';
import type { SchemaSite } from '../schema/alternative.ts';
import type { Site } from '../schema/contract-document.ts';
import type { SchemaComparison } from '../schema/schema-comparison.ts';
import { schemaSite } from '../schema/schema-site.ts';
import type { Comparison } from './comparison.ts';

/** The schema of the value of a parameter or header, and how the value is written. */
export interface ValueSchema extends SchemaSite {
  /** The media type of the value; undefined where it is plain text. */
  mediaType: string | undefined;
}

/** The schema of a parameter or header: its own, or that of the media type that it is written in. */
export function valueSchemaOf(document: Comparison['base'], site: Site): ValueSchema {
  const [content] = document.members(document.member(site, 'content'));
  if (!content) {
    const own = schemaSite(site.value['schema'], childPointer(site.pointer, 'schema'));
    return { ...own, mediaType: undefined };
  }
  const [mediaType, media] = content;
  return { ...schemaSite(media.value['schema'], childPointer(media.pointer, 'schema')), mediaType };
}

/** The comparison for values that are written in a media type, or as plain text. */
export function comparisonFor(comparison: Comparison, { mediaType }: ValueSchema): SchemaComparison {
  return mediaType === undefined ? comparison.texts : comparison.schemas;
}
