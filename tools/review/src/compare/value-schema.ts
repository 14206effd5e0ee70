import { childPointer } from '@telephony/contract';
import type { SchemaSite } from '../schema/alternative.ts';
import { alternativesOf } from '../schema/alternatives-of.ts';
import type { ContractDocument, Site } from '../schema/contract-document.ts';
import { bounds } from '../schema/keywords.ts';
import type { SchemaComparison } from '../schema/schema-comparison.ts';
import { schemaSite } from '../schema/schema-site.ts';
import type { Comparison } from './comparison.ts';

/** The schema of the value of a parameter or header, and how the value is written. */
export interface ValueSchema extends SchemaSite {
  /** The media type of the value; undefined where it is plain text. */
  mediaType: string | undefined;
}

const SCALARS = new Set(['string', 'number', 'boolean']);

/** The schemas of a parameter or header in two bundles, in the same terms where these say the same of what is sent. */
export function valueSchemasOf(comparison: Comparison, was: Site, is: Site): [ValueSchema, ValueSchema] {
  const { base, revision, schemas } = comparison;
  const [before, after] = [valueSchemaOf(base, was), valueSchemaOf(revision, is)];
  if (before.mediaType === undefined && after.mediaType === undefined)
    return [asList(comparison, before, after, [was, is]), after];
  if (before.mediaType !== undefined && after.mediaType !== undefined) return [before, after];
  // A text that holds JSON is what its `contentSchema` says, as the value of `content` is.
  schemas.note([before], [after]);
  return [contentOf(base, before), contentOf(revision, after)];
}

/** The content of a text that is nothing but its content; the schema itself where it is another. */
function contentOf({ bundle }: ContractDocument, schema: ValueSchema): ValueSchema {
  if (schema.mediaType !== undefined) return schema;
  const [only, ...others] = alternativesOf(bundle, [schema]);
  const [part, ...more] = only?.parts.filter(({ value }) => 'contentSchema' in value) ?? [];
  const mediaType = part?.value['contentMediaType'];
  const isPlain = only?.type === 'string' && others.length + more.length === 0 && !only.parts.some(isBounded);
  if (!part || !isPlain || typeof mediaType !== 'string') return schema;
  return {
    ...schemaSite(part.value['contentSchema'], childPointer(part.pointer, 'contentSchema')),
    mediaType,
  };
}

function isBounded({ value }: SchemaSite): boolean {
  const { type: _type, contentSchema: _schema, contentMediaType: _media, ...rest } = value;
  return bounds(rest);
}

/** What is so of every list of one. */
const OF_ONE = { minItems: 1, maxItems: 1, uniqueItems: true };

/** A single value as the list of one that it is in an address where each element is a part of its own: `?a=1`. */
function asList(
  { base, revision }: Comparison,
  before: ValueSchema,
  after: ValueSchema,
  sites: Site[],
): ValueSchema {
  const isParts = ({ value: { in: where, style = 'form', explode = true } }: Site) =>
    (where === 'query' || where === 'cookie') && style === 'form' && explode === true;
  const lists = alternativesOf(revision.bundle, [after]);
  const isListNow =
    sites.every(isParts) &&
    lists.every(({ type }) => type === 'array') &&
    alternativesOf(base.bundle, [before]).every(({ type }) => SCALARS.has(type));
  if (!isListNow) return before;
  const { value: items, ...rest } = before;
  const asked = Object.entries(OF_ONE).filter(([keyword]) =>
    lists.some(({ parts }) => parts.some(({ value }) => keyword in value)),
  );
  return { ...rest, value: { type: 'array', items, ...Object.fromEntries(asked) } };
}

/** The schema of a parameter or header: its own, or that of the media type that it is written in. */
function valueSchemaOf(document: ContractDocument, site: Site): ValueSchema {
  const [content] = document.members(document.member(site, 'content'));
  if (!content) {
    const own = schemaSite(site.value['schema'], childPointer(site.pointer, 'schema'));
    return { ...own, mediaType: undefined };
  }
  const [mediaType, media] = content;
  return { ...schemaSite(media.value['schema'], childPointer(media.pointer, 'schema')), mediaType };
}

/** The comparison for values that are written in a media type, or as plain text. */
export function comparisonFor(
  { schemas, segments, texts }: Comparison,
  { mediaType }: ValueSchema,
  { value }: Site,
): SchemaComparison {
  if (mediaType !== undefined) return schemas;
  return value['in'] === 'path' ? segments : texts;
}
