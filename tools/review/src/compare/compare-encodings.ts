import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject } from '@telephony/contract';
import type { Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import type { Comparison } from './comparison.ts';

/** The changes of how the parts of a form are written. */
export function compareEncodings(
  comparison: Comparison,
  base: Site,
  revision: Site,
  operation: string,
): Change[] {
  const before = comparison.base.members(comparison.base.member(base, 'encoding'));
  const after = comparison.revision.members(comparison.revision.member(revision, 'encoding'));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name): Change[] => {
    const [was, is] = [before.get(name), after.get(name)];
    if (isDeepStrictEqual(settled(was), settled(is))) return [];
    const place = is
      ? ({ side: 'revision', pointer: is.pointer } as const)
      : ({ side: 'base', pointer: was?.pointer ?? base.pointer } as const);
    return [
      {
        effect: 'wire',
        rule: 'encoding-changed',
        text: `The part \`${name}\` of the form is written otherwise (\`encoding\`): what is written the old way is misread.`,
        place,
        base: was?.pointer ?? childPointer(base.pointer, 'encoding'),
        revision: is?.pointer ?? childPointer(revision.pointer, 'encoding'),
        operations: [operation],
      },
    ];
  });
}

/** An encoding without words, and without what the specification has by default. */
function settled(encoding: Site | undefined) {
  const { description: _description, ...value } = encoding?.value ?? {};
  const style = value['style'] ?? 'form';
  const explode = value['explode'] ?? style === 'form';
  const headers = isJsonObject(value['headers']) ? value['headers'] : {};
  return { ...value, style, explode, headers, allowReserved: value['allowReserved'] === true };
}
