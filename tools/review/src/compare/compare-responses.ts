import { childPointer } from '@telephony/contract';
import type { Site } from '../schema/model.ts';
import {
  type Change,
  changeAt,
  compareDeprecated,
  compareNeed,
  type Comparison,
  type Direction,
  pairMembers,
  type OperationPair,
  pairByName,
} from './comparison.ts';
import { compareTyping } from './compare-parameters.ts';
import { compareContent } from './compare-content.ts';
import { listText } from './words.ts';
import { compareWriting, comparisonFor, comparableSchemas } from './written-values.ts';
import { schemaChanges } from './schema-changes.ts';

// A range covers its statuses, and `default` those that nothing else covers.
export function compareResponses(comparison: Comparison, pair: OperationPair): Change[] {
  const [before, after] = pairMembers(comparison, pair.base, pair.revision, 'responses');
  const direction: Direction = pair.kind === 'webhook' ? 'request' : 'response';
  const compare = (status: string, was: Site, is: Site) => {
    const about = { direction, operation: pair.name, what: `the ${status} response` };
    return [
      ...compareHeaders(comparison, was, is, about),
      ...compareContent(comparison, was, is, { ...about, isOwed: direction === 'request' }),
    ];
  };
  return [
    ...[...before].flatMap(([status, was]) => {
      const is = after.get(status) ?? coveringResponse(after, status);
      if (is) return [...compare(status, was, is), ...widenedSuccess(status, before, after, pair)];
      const left = [...after.keys()].filter((other) => isInRange(other, status) && !before.has(other));
      const isNarrowed = status === 'default' ? isDivided(before, after) : left.length > 0;
      return [
        isNarrowed && pair.kind === 'path'
          ? narrowedRange(status, left, pair)
          : removedResponse(status, pair),
      ];
    }),
    ...[...after].flatMap(([status, is]) => {
      const isTold =
        pair.kind === 'path' && [...before.keys()].some((one) => coveringRange(one, after) === status);
      if (before.has(status) || isTold) return [];
      // Beside named successes, programs do not expect a success of the default.
      const isFresh = isSuccess(status) && [...before.keys()].some(isSuccess);
      const was = isFresh ? before.get(rangeOf(status)) : coveringResponse(before, status);
      return was ? compare(status, was, is) : [addedResponse(status, is, before, pair, compare)];
    }),
  ];
}

function coveringResponse(responses: Map<string, Site>, status: string): Site | undefined {
  return responses.get(rangeOf(status)) ?? responses.get('default');
}

function rangeOf(status: string): string {
  return `${status.slice(0, 1)}XX`;
}

function isSuccess(status: string): boolean {
  return /^[23]/.test(status);
}

function isInRange(status: string, range: string): boolean {
  return range === 'default' || (range.endsWith('XX') && status.startsWith(range.slice(0, 1)));
}

function isDivided(before: Map<string, Site>, after: Map<string, Site>): boolean {
  const isSaid = [...before.keys()].some(isSuccess) || [...after.keys()].some(isSuccess);
  return isSaid && after.has('4XX') && after.has('5XX');
}

function coveringRange(status: string, after: Map<string, Site>): string | undefined {
  if (after.has(status) || !isSuccess(status)) return undefined;
  return [rangeOf(status), 'default'].find((one) => after.has(one));
}

function widenedSuccess(
  status: string,
  before: Map<string, Site>,
  after: Map<string, Site>,
  { name, kind, base, revision }: OperationPair,
): Change[] {
  const range = coveringRange(status, after);
  if (kind === 'webhook' || range === undefined) return [];
  const at = { base: pointerTo(status, base), revision: pointerTo(range, revision) };
  if (before.has(range)) {
    const text = `The response ${status} is no longer named beside ${range}: code that names it does not compile.`;
    return [changeAt(at, [name], 'types', 'response-unnamed', text)];
  }
  const text = `Success was the response ${status}, and is ${range === 'default' ? 'any status' : `any of ${range}`} now: programs that wait for ${status} take the others for a failure, and code that names it does not compile.`;
  return [changeAt(at, [name], 'wire', 'response-widened', text)];
}

function narrowedRange(range: string, left: string[], pair: OperationPair): Change {
  const text = `Of the responses ${range} only ${listText(left)} can come now.`;
  return changeAt({ base: pointerTo(range, pair.base) }, [pair.name], 'feature', 'response-narrowed', text);
}

function removedResponse(status: string, { name, kind, base }: OperationPair): Change {
  const text =
    kind === 'webhook'
      ? `The response ${status} of a receiver is no longer understood.`
      : `The response ${status} is gone: programs that expect it get another.`;
  return changeAt({ base: pointerTo(status, base) }, [name], 'wire', 'response-removed', text);
}

function pointerTo(status: string, { pointer }: OperationPair['base']): string {
  return childPointer(`${pointer}/responses`, status);
}

// Every program meets errors; a new success surprises programs that know the others.
function addedResponse(
  status: string,
  response: Site,
  before: Map<string, Site>,
  { name, kind, revision }: OperationPair,
  compare: (status: string, was: Site, is: Site) => Change[],
): Change {
  const at = { revision: pointerTo(status, revision) };
  const successes = [...before].filter(([other]) => isSuccess(other));
  const isReadable = (was: Site) =>
    !compare(status, was, response).some(
      ({ effect, rule }) => effect === 'wire' || rule === 'media-type-added',
    );
  if (kind === 'webhook' || !isSuccess(status) || successes.some(([, was]) => isReadable(was))) {
    const text = `The response ${status} is declared (new).`;
    return changeAt(at, [name], 'feature', 'response-added', text);
  }
  const known = listText(successes.map(([other]) => other));
  const text = `Success can now be the response ${status}, with another body than ${known}: programs that only know those cannot read it.`;
  return changeAt(at, [name], 'wire', 'success-added', text);
}

function compareHeaders(
  comparison: Comparison,
  base: Site,
  revision: Site,
  { direction, operation, what }: { direction: Direction; operation: string; what: string },
): Change[] {
  const members = pairMembers(comparison, base, revision, 'headers');
  const [before, after] = [headersByName(members[0]), headersByName(members[1])];
  const isSent = direction === 'request';
  return pairByName(before, after).flatMap(([key, was, is]): Change[] => {
    const subject = `The header \`${(is ?? was)?.name ?? key}\` of ${what}`;
    if (!is) {
      const text = isSent
        ? `${subject} is no longer read.`
        : `${subject} is gone: programs that read it find nothing.`;
      const at = was ? { base: was.site.pointer } : {};
      return [changeAt(at, [operation], isSent ? 'feature' : 'wire', 'header-removed', text)];
    }
    if (!was) {
      const isMissed = isSent && is.site.value['required'] === true;
      const text = isMissed
        ? `${subject} must be sent (new): receivers do not send it.`
        : `${subject} ${isSent ? 'can be sent' : 'is there to read'} (new).`;
      const at = { revision: is.site.pointer };
      return [changeAt(at, [operation], isMissed ? 'wire' : 'feature', 'header-added', text)];
    }
    const about = { what: 'header', subject, direction, operation } as const;
    const values = compareValues(comparison, was.site, is.site, direction, operation);
    const isTold = values.some(({ effect }) => effect === 'wire');
    return [
      ...compareNeed(was.site, is.site, about),
      ...compareDeprecated(was.site, is.site, about),
      ...compareWriting(comparison, was.site, is.site, `\`${is.name}\``, operation),
      ...values,
      ...(isTold ? [] : compareTyping(comparison, was.site, is.site, subject, about)),
    ];
  });
}

function headersByName(members: Map<string, Site>): Map<string, { name: string; site: Site }> {
  // OpenAPI ignores this header: the media types say it.
  return new Map(
    [...members]
      .map(([name, site]) => [name.toLowerCase(), { name, site }] as const)
      .filter(([key]) => key !== 'content-type'),
  );
}

function compareValues(comparison: Comparison, was: Site, is: Site, direction: Direction, operation: string) {
  const [before, after] = comparableSchemas(comparison, was, is);
  return schemaChanges(comparisonFor(comparison, after, is), before, after, direction, operation);
}
