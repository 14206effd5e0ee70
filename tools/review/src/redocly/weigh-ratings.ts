import { isJsonObject, type JsonObject, resolvePointer } from '@telephony/contract';
import type { Change } from '../compare/change.ts';
import { saysNothing } from '../schema/says-nothing.ts';
import { operationsAt } from './operations-at.ts';
import type { RedoclyChange } from './run-redocly-diff.ts';

/** A rating of Redocly that is not followed, with the reason. */
export interface Overruled {
  rule: string;
  message: string;
  pointer: string;
  reason: string;
}

/** Rules about what one operation takes as a whole, which may be written in several places. */
const WHOLE =
  /^(?:security-requirement|server|parameter-removed|parameter-became-required|response-removed|path-removed|operation-)/;

/** A keyword of a schema at the end of a pointer, and not the name of a property. */
const KEYWORD =
  /(?<!\/properties)\/(?:type|enum|const|required|format|pattern|additionalProperties|m(?:in|ax)(?:imum|Length|Items|Properties))$/;

/**
 * Holds Redocly's ratings against the changes that the comparison of values found. A breaking rating stands where such a
 * change explains it, and also where nothing does: then it becomes a change of its own. It is overruled for one of a few
 * reasons only, each a thing that Redocly cannot see because it compares elements one by one.
 */
export function weighRatings(
  ratings: RedoclyChange[],
  changes: Change[],
  base: JsonObject,
  revision: JsonObject,
): { added: Change[]; overruled: Overruled[] } {
  const breaking = changes.filter(({ effect }) => effect === 'wire' || effect === 'types');
  const added: Change[] = [];
  const overruled: Overruled[] = [];
  for (const rating of ratings) {
    if (rating.impact !== 'major' || breaking.some((change) => explains(change, rating, base))) continue;
    const pointer = rating.revision ?? rating.base ?? '';
    const reason = reasonAgainst(rating, base, revision);
    for (const { rule, message } of rating.verdicts) {
      if (reason) overruled.push({ rule, message, pointer, reason });
      else added.push(ownChange(rule, message, rating, revision, base));
    }
  }
  return { added, overruled };
}

function ownChange(
  rule: string,
  message: string,
  rating: RedoclyChange,
  revision: JsonObject,
  base: JsonObject,
): Change {
  const side = rating.kind === 'removed' || rating.revision === undefined ? 'base' : 'revision';
  const pointer = (side === 'base' ? rating.base : rating.revision) ?? '';
  return {
    effect: 'wire',
    rule: `redocly-${rule}`,
    text: message,
    place: { side, pointer },
    ...(rating.base === undefined ? {} : { base: rating.base }),
    ...(rating.revision === undefined ? {} : { revision: rating.revision }),
    operations: operationsAt(side === 'base' ? base : revision, pointer),
  };
}

/** Whether a change is about the same element, one around it or one inside it, or breaks the same operation as a whole. */
function explains(change: Change, rating: RedoclyChange, base: JsonObject): boolean {
  const isWhole = rating.verdicts.every(({ rule }) => WHOLE.test(rule));
  if (isWhole && operationsAt(base, rating.base ?? '').some((name) => change.operations.includes(name)))
    return true;
  return related(change.base, schemaAt(rating.base)) || related(change.revision, schemaAt(rating.revision));
}

function related(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

function reasonAgainst(rating: RedoclyChange, base: JsonObject, revision: JsonObject): string | undefined {
  const pointers = [rating.base, rating.revision].filter((pointer) => pointer !== undefined);
  if (rating.verdicts.every(({ rule }) => WHOLE.test(rule))) {
    return 'what the operation takes and gives as a whole is the same; it is written in another place';
  }
  if (rating.verdicts.every(({ rule }) => rule === 'parameter-serialization-changed')) {
    return 'the parameter is written as before; what the specification has by default is stated';
  }
  if (pointers.some((pointer) => /\/(?:anyOf|oneOf|allOf)(?:\/|$)/.test(pointer))) {
    return 'the union as a whole takes or gives the same values';
  }
  const keyword = rating.property ?? pointers[0]?.split('/').at(-1) ?? '';
  const schemas = [
    resolvePointer(base, schemaAt(rating.base) ?? ''),
    resolvePointer(revision, schemaAt(rating.revision) ?? ''),
  ];
  const bounding = schemas.filter((schema) => isJsonObject(schema)).filter((schema) => keyword in schema);
  if (bounding.length > 0 && bounding.every((schema) => saysNothing(keyword, schema))) {
    return `every value passes that passes without \`${keyword}\``;
  }
  const isComposed = schemas.some(
    (schema) => isJsonObject(schema) && ['anyOf', 'oneOf', 'allOf', '$ref'].some((word) => word in schema),
  );
  return isComposed ? 'the schema says the same in other words' : undefined;
}

/** The schema that has the keyword at a pointer, or is there itself. */
function schemaAt(pointer: string | undefined): string | undefined {
  return pointer?.replace(KEYWORD, '');
}
