import { childPointer } from '@telephony/contract';
import { alternativesOf } from '../schema/alternatives-of.ts';
import type { Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import type { Comparison } from './comparison.ts';
import { valueSchemasOf } from './value-schema.ts';

/** Keywords that let callers write more where they are set, and do not ask it of them. */
const FREEDOMS = new Set(['allowReserved', 'allowEmptyValue']);
/** Styles of which the one or the other is the same where a list has its own part for each element. */
const QUERY_LISTS = new Set<unknown>(['form', 'spaceDelimited', 'pipeDelimited']);

/** The changes of how the value of a parameter or header becomes text. What is not said is the specification's default. */
export function compareWriting(
  comparison: Comparison,
  was: Site,
  is: Site,
  name: string,
  operation: string,
): Change[] {
  const [before, after] = valueSchemasOf(comparison, was, is);
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
  const [writing, writes] = [writingOf(was, types), writingOf(is, types)];
  return Object.entries(writing).flatMap(([member, old]) => {
    const now = writes[member];
    if (now === old) return [];
    return [written(member, old, now, FREEDOMS.has(member) && now === true ? 'feature' : 'wire')];
  });

  function written(member: string, old: unknown, now: unknown, effect: Change['effect']): Change {
    const pointer = childPointer(is.pointer, member);
    const harm = effect === 'wire' ? ': requests that write it the old way are misread' : '';
    return {
      effect,
      rule: 'parameter-written-otherwise',
      text: `The parameter ${name} is written with \`${member}\` ${String(now)} now (it was ${String(old)})${harm}.`,
      place: { side: 'revision', pointer },
      base: childPointer(was.pointer, member),
      revision: pointer,
      operations: [operation],
    };
  }
}

/** How values of the given types become text. What makes no difference to them is left out. */
function writingOf({ value }: Site, types: ReadonlySet<string>): Record<string, unknown> {
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
