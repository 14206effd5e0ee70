import { type ContractDocument, memberSchema, type SchemaSite, type Site } from '../schema/model.ts';
import { alternativesOf } from '../schema/alternatives.ts';
import { hasBounds } from '../schema/keywords.ts';
import type { SchemaComparison } from '../schema/schema-comparison.ts';
import { type Change, changeAt, type Comparison, memberAt } from './comparison.ts';

// They allow callers more, and ask nothing.
const PERMISSIVE_MEMBERS = new Set(['allowReserved', 'allowEmptyValue']);
const QUERY_LISTS = new Set<unknown>(['form', 'spaceDelimited', 'pipeDelimited']);

export function compareWriting(
  comparison: Comparison,
  was: Site,
  is: Site,
  name: string,
  operation: string,
): Change[] {
  const [before, after] = comparableSchemas(comparison, was, is);
  if (before.mediaType !== undefined || after.mediaType !== undefined) {
    if (before.mediaType === after.mediaType) return [];
    return [written('content', before.mediaType ?? 'plain text', after.mediaType ?? 'plain text', 'wire')];
  }
  const types = new Set(
    [
      ...alternativesOf(comparison.base.bundle, [before]),
      ...alternativesOf(comparison.revision.bundle, [after]),
    ].map(({ type }) => type),
  );
  const [writing, writes] = [serialisation(was, types), serialisation(is, types)];
  return Object.entries(writing).flatMap(([member, old]) => {
    const now = writes[member];
    if (now === old) return [];
    return [written(member, old, now, PERMISSIVE_MEMBERS.has(member) && now === true ? 'feature' : 'wire')];
  });

  function written(member: string, old: unknown, now: unknown, effect: Change['effect']): Change {
    const harm = effect === 'wire' ? ': requests that write it the old way are misread' : '';
    const text = `The parameter ${name} is written with \`${member}\` ${String(now)} now (it was ${String(old)})${harm}.`;
    return changeAt(memberAt(was, is, member), [operation], effect, 'parameter-written-otherwise', text);
  }
}

function serialisation({ value }: Site, types: ReadonlySet<string>): Record<string, unknown> {
  const isQuery = value['in'] === 'query' || value['in'] === 'cookie';
  const style = value['style'] ?? (isQuery ? 'form' : 'simple');
  const explode = value['explode'] ?? style === 'form';
  const hasParts = types.has('array') || types.has('object') || types.has('any');
  const isSimpleList = style === 'simple' && !types.has('object') && !types.has('any');
  const isScalar = !hasParts && QUERY_LISTS.has(style);
  const isOwnParts = explode === true && QUERY_LISTS.has(style) && !types.has('object') && !types.has('any');
  const isOfText = hasParts || types.has('string');
  return {
    style: isScalar || isOwnParts ? 'form' : style,
    explode: hasParts && !isSimpleList ? explode : undefined,
    allowReserved: isOfText && value['allowReserved'] === true,
    allowEmptyValue: value['allowEmptyValue'] === true,
  };
}

export interface ValueSchema extends SchemaSite {
  mediaType: string | undefined;
}

const SCALAR_TYPES = new Set(['string', 'number', 'boolean']);

export function comparableSchemas(comparison: Comparison, was: Site, is: Site): [ValueSchema, ValueSchema] {
  const { base, revision, schemas } = comparison;
  const [before, after] = [valueSchema(base, was), valueSchema(revision, is)];
  if (before.mediaType === undefined && after.mediaType === undefined)
    return [asList(comparison, before, after, [was, is]), after];
  if (before.mediaType !== undefined && after.mediaType !== undefined) return [before, after];
  // `content` and a text with `contentSchema` say the same about JSON.
  schemas.note([before], [after]);
  return [contentSchema(base, before), contentSchema(revision, after)];
}

function contentSchema({ bundle }: ContractDocument, schema: ValueSchema): ValueSchema {
  if (schema.mediaType !== undefined) return schema;
  const [only, ...others] = alternativesOf(bundle, [schema]);
  const [part, ...more] = only?.parts.filter(({ value }) => 'contentSchema' in value) ?? [];
  const mediaType = part?.value['contentMediaType'];
  const isPlain = only?.type === 'string' && others.length + more.length === 0 && !only.parts.some(isBounded);
  if (!part || !isPlain || typeof mediaType !== 'string') return schema;
  return {
    ...memberSchema(part, 'contentSchema'),
    mediaType,
  };
}

function isBounded({ value }: SchemaSite): boolean {
  const { type: _type, contentSchema: _schema, contentMediaType: _media, ...rest } = value;
  return hasBounds(rest);
}

// Every list of one has these bounds.
const SINGLE_ITEM_BOUNDS = { minItems: 1, maxItems: 1, uniqueItems: true };

// `?a=1` is also a list of one.
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
    alternativesOf(base.bundle, [before]).every(({ type }) => SCALAR_TYPES.has(type));
  if (!isListNow) return before;
  const { value: items, ...rest } = before;
  const asked = Object.entries(SINGLE_ITEM_BOUNDS).filter(([keyword]) =>
    lists.some(({ parts }) => parts.some(({ value }) => keyword in value)),
  );
  return { ...rest, value: { type: 'array', items, ...Object.fromEntries(asked) } };
}

function valueSchema(document: ContractDocument, site: Site): ValueSchema {
  const [content] = document.members(document.member(site, 'content'));
  const [mediaType, owner] = content ?? [undefined, site];
  return { ...memberSchema(owner, 'schema'), mediaType };
}

export function comparisonFor(
  { schemas, segments, texts }: Comparison,
  { mediaType }: ValueSchema,
  { value }: Site,
): SchemaComparison {
  if (mediaType !== undefined) return schemas;
  return value['in'] === 'path' ? segments : texts;
}
