import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject } from '@telephony/contract';
import type { Site } from '../schema/sites.ts';
import type { Change, Comparison, Direction, OperationPair } from './comparison.ts';
import { compareContent } from './compare-content.ts';
import { listOf } from './words.ts';
import { compareWriting, comparisonFor, valueSchemasOf } from './written-values.ts';
import { schemaChanges } from './schema-changes.ts';

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

/**
 * The changes of the headers of a response: of one that is read, or of one that a receiver sends, as a request is sent. Their
 * names are compared without regard to case.
 */
function compareHeaders(
  comparison: Comparison,
  base: Site,
  revision: Site,
  { direction, operation, what }: { direction: Direction; operation: string; what: string },
): Change[] {
  const before = headersOf(comparison.base.members(comparison.base.member(base, 'headers')));
  const after = headersOf(comparison.revision.members(comparison.revision.member(revision, 'headers')));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Change[] => {
    const [was, is] = [before.get(key), after.get(key)];
    const subject = `The header \`${(is ?? was)?.name ?? key}\` of ${what}`;
    const pointers = {
      ...(was && { base: was.site.pointer }),
      ...(is && { revision: is.site.pointer }),
      operations: [operation],
    };
    const isSent = direction === 'request';
    if (was && !is) {
      const place = { side: 'base', pointer: was.site.pointer } as const;
      const text = isSent
        ? `${subject} is no longer read.`
        : `${subject} is gone: programs that read it find nothing.`;
      return [{ effect: isSent ? 'feature' : 'wire', rule: 'header-removed', text, place, ...pointers }];
    }
    const place = { side: 'revision', pointer: is?.site.pointer ?? revision.pointer } as const;
    if (!was || !is) {
      const isMissed = isSent && is?.site.value['required'] === true;
      const text = isMissed
        ? `${subject} must be sent (new): receivers do not send it.`
        : `${subject} ${isSent ? 'can be sent' : 'is there to read'} (new).`;
      return [{ effect: isMissed ? 'wire' : 'feature', rule: 'header-added', text, place, ...pointers }];
    }
    return [
      ...compareMarks(was.site, is.site, subject, operation, isSent),
      ...compareWriting(comparison, was.site, is.site, `\`${is.name}\``, operation),
      ...compareValues(comparison, was.site, is.site, direction, operation),
    ];
  });
}

function headersOf(members: Map<string, Site>): Map<string, { name: string; site: Site }> {
  // What is said of the type of the body is said by its media types: OpenAPI says to pass over this header.
  return new Map(
    [...members]
      .map(([name, site]) => [name.toLowerCase(), { name, site }] as const)
      .filter(([key]) => key !== 'content-type'),
  );
}

function compareMarks(was: Site, is: Site, subject: string, operation: string, isSent: boolean): Change[] {
  const at = (member: string) => {
    const pointer = childPointer(is.pointer, member);
    const place = { side: 'revision', pointer } as const;
    return { place, base: childPointer(was.pointer, member), revision: pointer, operations: [operation] };
  };
  const has = (site: Site, mark: string) => site.value[mark] === true;
  const changes: Change[] = [];
  if (has(was, 'required') && !has(is, 'required')) {
    const text = isSent
      ? `${subject} may be missing now.`
      : `${subject} may be missing now: programs that count on it break.`;
    changes.push({ effect: isSent ? 'feature' : 'wire', rule: 'header-optional', text, ...at('required') });
  }
  if (!has(was, 'required') && has(is, 'required')) {
    const text = isSent
      ? `${subject} must be sent now: receivers that do not send it break.`
      : `${subject} is always there now.`;
    changes.push({ effect: isSent ? 'wire' : 'feature', rule: 'header-required', text, ...at('required') });
  }
  if (!has(was, 'deprecated') && has(is, 'deprecated')) {
    const text = `${subject} is deprecated.`;
    changes.push({ effect: 'feature', rule: 'header-deprecated', text, ...at('deprecated') });
  }
  return changes;
}

function compareValues(comparison: Comparison, was: Site, is: Site, direction: Direction, operation: string) {
  const [before, after] = valueSchemasOf(comparison, was, is);
  return schemaChanges(comparisonFor(comparison, after, is), before, after, direction, operation);
}

/** What a link says to a program. */
const MEMBERS = ['operationId', 'operationRef', 'parameters', 'requestBody', 'server'];

/** The changes of the links of a response: hints at what can be called with what it holds. */
function compareLinks(
  comparison: Comparison,
  base: Site,
  revision: Site,
  { operation, what }: { operation: string; what: string },
): Change[] {
  const before = comparison.base.members(comparison.base.member(base, 'links'));
  const after = comparison.revision.members(comparison.revision.member(revision, 'links'));
  const operations = [operation];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [was, is] = [before.get(name), after.get(name)];
    const subject = `The link \`${name}\` of ${what}`;
    if (!was || !is) {
      const [site, side, end] = was ? ([was, 'base', 'gone'] as const) : ([is, 'revision', 'new'] as const);
      if (!site) return [];
      const place = { side, pointer: site.pointer };
      const text = `${subject} is ${end}: nothing that is sent changes.`;
      return [{ effect: 'text', rule: 'link', text, place, [side]: site.pointer, operations }];
    }
    return MEMBERS.flatMap((member): Change[] => {
      const [old, now] = [was.value[member], is.value[member]];
      if (isDeepStrictEqual(old, now)) return [];
      const pointer = childPointer(is.pointer, member);
      const places = { base: childPointer(was.pointer, member), revision: pointer };
      const common = { place: { side: 'revision', pointer } as const, ...places, operations };
      if (member !== 'server') {
        const text = `\`${member}\` of the link \`${name}\` of ${what} is changed: nothing that is sent changes.`;
        return [{ effect: 'text', rule: 'link', text, ...common }];
      }
      const text = `Dangerous: the link \`${name}\` of ${what} leads to ${hostText(now)} now (it led to ${hostText(old)}): programs that follow it send the token of the user there.`;
      return [{ effect: 'wire', rule: 'link-server', text, isDangerous: true, ...common }];
    });
  });
}

/** The address of a server object as code, or what is meant where there is none. */
function hostText(server: unknown): string {
  return isJsonObject(server) ? `\`${String(server['url'])}\`` : 'the servers of the operation';
}
