import { isDeepStrictEqual } from 'node:util';
import { childPointer } from '@telephony/contract';
import type { Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import type { Comparison } from './comparison.ts';
import { hostText } from './host-text.ts';

/** What a link says to a program. */
const MEMBERS = ['operationId', 'operationRef', 'parameters', 'requestBody', 'server'];

/** The changes of the links of a response: hints at what can be called with what it holds. */
export function compareLinks(
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
