import { childPointer } from '@telephony/contract';
import { schemaSite } from '../schema/schema-site.ts';
import type { Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import { compareEncodings } from './compare-encodings.ts';
import type { Comparison } from './comparison.ts';
import type { Direction } from './direction.ts';
import { schemaChanges } from './schema-changes.ts';
import { listOf } from './words.ts';

/**
 * The changes of the media types of a body.
 *
 * @param what How the body is called in a sentence, such as "the body" or "the 200 response".
 * @param isPushed Whether it comes to those who have not asked for it in a media type of theirs.
 * @param isOwed Whether those who are called must send it, as the receiver of an event its response.
 */
export function compareContent(
  comparison: Comparison,
  base: Site,
  revision: Site,
  {
    direction,
    operation,
    what,
    isPushed = false,
    isOwed = false,
  }: { direction: Direction; operation: string; what: string; isPushed?: boolean; isOwed?: boolean },
): Change[] {
  const before = mediaOf(comparison.base.members(comparison.base.member(base, 'content')));
  const after = mediaOf(comparison.revision.members(comparison.revision.member(revision, 'content')));
  const types = [...new Set([...before.keys(), ...after.keys()])];
  const narrowed = (range: string, left: string[], { pointer }: Site): Change => ({
    effect: 'feature',
    rule: 'media-type-narrowed',
    text: `Of the media types \`${range}\` of ${what} only ${listOf(left.map((type) => `\`${type}\``))} can come now.`,
    place: { side: 'base', pointer },
    base: pointer,
    operations: [operation],
  });
  return types.flatMap((type): Change[] => {
    const [was, is] = [before.get(type), after.get(type)];
    if (was && is) {
      return [
        ...compareEncodings(comparison, was, is, { type, direction, operation }),
        ...schemaChanges(comparison.schemas, schemaOf(was), schemaOf(is), direction, operation),
      ];
    }
    if (was) {
      const partners = [...after].filter(([other]) =>
        direction === 'request' ? isIn(type, other) : isIn(other, type) && !before.has(other),
      );
      if (partners.length > 0)
        return [
          ...(direction === 'answer'
            ? [
                narrowed(
                  type,
                  partners.map(([other]) => other),
                  was,
                ),
              ]
            : []),
          ...partners.flatMap(([, partner]) =>
            schemaChanges(comparison.schemas, schemaOf(was), schemaOf(partner), direction, operation),
          ),
        ];
      const isNoLongerOwed = isOwed && after.size === 0;
      const consequence = isNoLongerOwed
        ? 'receivers may return none'
        : direction === 'request'
          ? 'requests in it are refused'
          : 'programs that ask for it get something else';
      const text = `The media type \`${type}\` of ${what} is gone: ${consequence}.`;
      const place = { side: 'base', pointer: was.pointer } as const;
      return [
        {
          effect: isNoLongerOwed ? 'feature' : 'wire',
          rule: 'media-type-removed',
          text,
          place,
          [place.side]: place.pointer,
          operations: [operation],
        },
      ];
    }
    // Until now a range has said what comes in this type.
    const range = is && [...before].find(([other]) => after.has(other) && isIn(type, other))?.[1];
    if (range) {
      return [
        ...compareEncodings(comparison, range, is, { type, direction, operation }),
        ...schemaChanges(comparison.schemas, schemaOf(range), schemaOf(is), direction, operation),
      ];
    }
    const place = { side: 'revision', pointer: is?.pointer ?? revision.pointer } as const;
    // Nobody reads the body of a response that had none until now, and nobody has asked for the type of an event.
    const isUnasked = isPushed && before.size > 0;
    const isMissed = isOwed && before.size === 0;
    const harm = isUnasked
      ? ': receivers that only know the others cannot read it'
      : isMissed
        ? ', which had no body: receivers return none'
        : '';
    const text = `The media type \`${type}\` of ${what} is new${harm}.`;
    return [
      {
        effect: isUnasked || isMissed ? 'wire' : 'feature',
        rule: 'media-type-added',
        text,
        place,
        [place.side]: place.pointer,
        operations: [operation],
      },
    ];
  });
}

/** Whether a media type is one of a range, such as `audio/*`. */
function isIn(type: string, range: string): boolean {
  return type !== range && range.endsWith('/*') && (range === '*/*' || type.startsWith(range.slice(0, -1)));
}

/** Media types as they are compared: without regard to case, and to the one encoding that JSON has. */
function mediaOf(members: Map<string, Site>): Map<string, Site> {
  return new Map(
    [...members].map(([type, site]) => [
      type.toLowerCase().replace(/(\bjson)\s*;\s*charset="?utf-8"?$/, '$1'),
      site,
    ]),
  );
}

function schemaOf({ value, pointer }: Site) {
  return schemaSite(value['schema'], childPointer(pointer, 'schema'));
}
