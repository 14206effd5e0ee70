import { childPointer } from '@telephony/contract';
import type { Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import { compareContent } from './compare-content.ts';
import { compareHeaders } from './compare-headers.ts';
import { compareLinks } from './compare-links.ts';
import type { Comparison, OperationPair } from './comparison.ts';
import type { Direction } from './direction.ts';
import { listOf } from './words.ts';

/** The changes of the responses of an operation, by status. A range such as 4XX covers the statuses in it. */
export function compareResponses(comparison: Comparison, pair: OperationPair): Change[] {
  const before = comparison.base.members(comparison.base.member(pair.base, 'responses'));
  const after = comparison.revision.members(comparison.revision.member(pair.revision, 'responses'));
  const direction: Direction = pair.kind === 'webhook' ? 'request' : 'answer';
  const compare = (status: string, was: Site, is: Site) => {
    const about = { direction, operation: pair.name, what: `the ${status} response` };
    return [
      ...compareHeaders(comparison, was, is, about),
      ...compareContent(comparison, was, is, { ...about, isOwed: direction === 'request' }),
      ...compareLinks(comparison, was, is, about),
    ];
  };
  return [
    ...[...before].flatMap(([status, was]) => {
      const is = after.get(status) ?? covering(after, status);
      if (is) return compare(status, was, is);
      const left = [...after.keys()].filter((other) => isIn(other, status) && !before.has(other));
      return [left.length > 0 && pair.kind === 'path' ? narrowed(status, left, pair) : removed(status, pair)];
    }),
    ...[...after].flatMap(([status, is]) => {
      if (before.has(status)) return [];
      // Success is not what programs expect of a default beside successes.
      const isFresh = isSuccess(status) && [...before.keys()].some(isSuccess);
      const was = isFresh ? before.get(rangeOf(status)) : covering(before, status);
      return was ? compare(status, was, is) : [added(status, is, before, pair, compare)];
    }),
  ];
}

function covering(responses: Map<string, Site>, status: string): Site | undefined {
  return responses.get(rangeOf(status)) ?? responses.get('default');
}

function rangeOf(status: string): string {
  return `${status.slice(0, 1)}XX`;
}

function isSuccess(status: string): boolean {
  return /^[23]/.test(status);
}

function isIn(status: string, range: string): boolean {
  return range.endsWith('XX') && status.startsWith(range.slice(0, 1));
}

/** Of a range some statuses are left, which are compared with it. */
function narrowed(range: string, left: string[], { name, base }: OperationPair): Change {
  const pointer = childPointer(`${base.pointer}/responses`, range);
  return {
    effect: 'feature',
    rule: 'response-narrowed',
    text: `Of the responses ${range} only ${listOf(left)} can come now.`,
    place: { side: 'base', pointer },
    base: pointer,
    operations: [name],
  };
}

function removed(status: string, { name, kind, base }: OperationPair): Change {
  const pointer = childPointer(`${base.pointer}/responses`, status);
  const text =
    kind === 'webhook'
      ? `The response ${status} of a receiver is no longer understood.`
      : `The response ${status} is gone: programs that expect it get another.`;
  return {
    effect: 'wire',
    rule: 'response-removed',
    text,
    place: { side: 'base', pointer },
    base: pointer,
    operations: [name],
  };
}

/** A new error is one more of a kind that every program meets. A new success is met by programs that know the others. */
function added(
  status: string,
  response: Site,
  before: Map<string, Site>,
  { name, kind, revision }: OperationPair,
  compare: (status: string, was: Site, is: Site) => Change[],
): Change {
  const pointer = childPointer(`${revision.pointer}/responses`, status);
  const common = { place: { side: 'revision', pointer } as const, revision: pointer, operations: [name] };
  const successes = [...before].filter(([other]) => isSuccess(other));
  const isReadable = (was: Site) =>
    !compare(status, was, response).some(
      ({ effect, rule }) => effect === 'wire' || rule === 'media-type-added',
    );
  if (kind === 'webhook' || !isSuccess(status) || successes.some(([, was]) => isReadable(was))) {
    return {
      effect: 'feature',
      rule: 'response-added',
      text: `The response ${status} is declared (new).`,
      ...common,
    };
  }
  const known = listOf(successes.map(([other]) => other));
  const text = `Success can now be the response ${status}, with another body than ${known}: programs that only know those cannot read it.`;
  return { effect: 'wire', rule: 'success-added', text, ...common };
}
