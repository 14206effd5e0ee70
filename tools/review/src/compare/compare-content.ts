import { childPointer } from '@telephony/contract';
import { schemaSite } from '../schema/alternatives-of.ts';
import type { Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import type { Comparison } from './comparison.ts';
import type { Direction } from './direction.ts';
import { schemaChanges } from './schema-changes.ts';

/**
 * The changes of the media types of a body.
 *
 * @param what How the body is called in a sentence, such as "the body" or "the 200 response".
 */
export function compareContent(
  comparison: Comparison,
  base: Site,
  revision: Site,
  { direction, operation, what }: { direction: Direction; operation: string; what: string },
): Change[] {
  const before = comparison.base.members(comparison.base.member(base, 'content'));
  const after = comparison.revision.members(comparison.revision.member(revision, 'content'));
  const types = [...new Set([...before.keys(), ...after.keys()])];
  const common = { operations: [operation], base: base.pointer, revision: revision.pointer };
  return types.flatMap((type): Change[] => {
    const [was, is] = [before.get(type), after.get(type)];
    if (was && is) {
      return schemaChanges(comparison, schemaOf(was), schemaOf(is), direction, operation);
    }
    if (was) {
      const consequence =
        direction === 'request'
          ? 'requests in it are refused'
          : 'programs that ask for it get something else';
      const text = `The media type \`${type}\` of ${what} is gone: ${consequence}.`;
      const place = { side: 'base', pointer: was.pointer } as const;
      return [{ effect: 'wire', rule: 'media-type-removed', text, place, ...common }];
    }
    const place = { side: 'revision', pointer: is?.pointer ?? revision.pointer } as const;
    // Nobody reads the body of a response that had none until now.
    const text = `The media type \`${type}\` of ${what} is new.`;
    return [{ effect: 'feature', rule: 'media-type-added', text, place, ...common }];
  });
}

function schemaOf({ value, pointer }: Site) {
  return schemaSite(value['schema'], childPointer(pointer, 'schema'));
}
