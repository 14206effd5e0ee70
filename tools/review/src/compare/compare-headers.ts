import { childPointer } from '@telephony/contract';
import { schemaSite } from '../schema/alternatives-of.ts';
import type { Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import type { Comparison } from './comparison.ts';
import type { Direction } from './direction.ts';
import { schemaChanges } from './schema-changes.ts';

/** The changes of the headers of a response. Their names are compared without regard to case. */
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
    if (was && !is) {
      const place = { side: 'base', pointer: was.site.pointer } as const;
      const text = `${subject} is gone: programs that read it find nothing.`;
      return [{ effect: 'wire', rule: 'header-removed', text, place, ...pointers }];
    }
    const place = { side: 'revision', pointer: is?.site.pointer ?? revision.pointer } as const;
    if (!was || !is) {
      const text = `${subject} is there to read (new).`;
      return [{ effect: 'feature', rule: 'header-added', text, place, ...pointers }];
    }
    const mayBeMissing = was.site.value['required'] === true && is.site.value['required'] !== true;
    const text = `${subject} may be missing now: programs that count on it break.`;
    return [
      ...(mayBeMissing
        ? [{ effect: 'wire', rule: 'header-optional', text, place, ...pointers } as const]
        : []),
      ...schemaChanges(comparison, schemaOf(was.site), schemaOf(is.site), direction, operation),
    ];
  });
}

function headersOf(members: Map<string, Site>): Map<string, { name: string; site: Site }> {
  return new Map([...members].map(([name, site]) => [name.toLowerCase(), { name, site }]));
}

function schemaOf({ value, pointer }: Site) {
  return schemaSite(value['schema'], childPointer(pointer, 'schema'));
}
