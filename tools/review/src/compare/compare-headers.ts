import { childPointer } from '@telephony/contract';
import type { Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import { compareWriting } from './compare-writing.ts';
import type { Comparison } from './comparison.ts';
import type { Direction } from './direction.ts';
import { schemaChanges } from './schema-changes.ts';
import { comparisonFor, valueSchemasOf } from './value-schema.ts';

/**
 * The changes of the headers of a response: of one that is read, or of one that a receiver sends, as a request is sent. Their
 * names are compared without regard to case.
 */
export function compareHeaders(
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
