import { isReference, type JsonObject, pointerOfReference, resolvePointer } from '@telephony/contract';
import type { Change } from '../compare/change.ts';
import type { Difference } from '../difference/difference.ts';
import type { Proofs } from '../difference/proofs.ts';
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
 * change explains it, and also where nothing does: then it becomes a change of its own. It is overruled only where every
 * difference at its place is proven to change nothing, or is told as something that breaks nobody.
 */
export function weighRatings(
  ratings: RedoclyChange[],
  changes: Change[],
  differences: Difference[],
  proofs: Proofs,
  base: JsonObject,
  revision: JsonObject,
): { added: Change[]; overruled: Overruled[] } {
  const breaking = changes.filter(({ effect }) => effect === 'wire' || effect === 'types');
  const added: Change[] = [];
  const overruled: Overruled[] = [];
  for (const rating of ratings) {
    if (rating.impact !== 'major' || breaking.some((change) => explains(change, rating, base, revision)))
      continue;
    const pointer = rating.revision ?? rating.base ?? '';
    const reason = proofAgainst(rating, differences, proofs);
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
function explains(change: Change, rating: RedoclyChange, base: JsonObject, revision: JsonObject): boolean {
  const isWhole = rating.verdicts.every(({ rule }) => WHOLE.test(rule));
  if (isWhole && operationsAt(base, rating.base ?? '').some((name) => change.operations.includes(name)))
    return true;
  const isAt = (bundle: JsonObject, place: string | undefined, rated: string | undefined) =>
    related(place, schemaAt(rated)) || related(referredFrom(bundle, place), schemaAt(rated));
  return isAt(base, change.base, rating.base) || isAt(revision, change.revision, rating.revision);
}

/** What an element refers to: Redocly speaks of that where another reference has come in its place. */
function referredFrom(bundle: JsonObject, pointer: string | undefined): string | undefined {
  const element = pointer === undefined ? undefined : resolvePointer(bundle, pointer);
  return isReference(element) ? pointerOfReference(element.$ref) : undefined;
}

function related(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** Why a rating is wrong; undefined where that is not proven. */
function proofAgainst(rating: RedoclyChange, differences: Difference[], proofs: Proofs): string | undefined {
  const at = differences.filter(
    ({ base, revision, schema }) =>
      related(base ?? schema?.base, rating.base) || related(revision ?? schema?.revision, rating.revision),
  );
  const isProven = at.length > 0 && at.every((difference) => proofs.statusOf(difference) !== 'open');
  if (!isProven) return undefined;
  if (at.every((difference) => proofs.statusOf(difference) === 'unused')) return 'no operation uses it';
  return at.some(({ schema }) => schema !== undefined)
    ? 'compared as sets of values: all that was taken is taken, and nothing comes that did not come'
    : 'the operation as a whole takes and gives what it did; it is written in another place, or told as what breaks nobody';
}

/** The schema that has the keyword at a pointer, or is there itself. */
function schemaAt(pointer: string | undefined): string | undefined {
  return pointer?.replace(KEYWORD, '');
}
