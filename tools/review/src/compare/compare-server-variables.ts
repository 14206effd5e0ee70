import { childPointer } from '@telephony/contract';
import type { ContractDocument, Site } from '../schema/contract-document.ts';
import type { Change } from './change.ts';
import { hostOf } from './host-of.ts';
import { valuesText, valueText } from './words.ts';

/** The changes of what the variable parts of an address can be. */
export function compareServerVariables(
  base: ContractDocument,
  revision: ContractDocument,
  server: Site,
  after: Site,
  operations: string[],
): Change[] {
  const variables = revision.members(revision.member(after, 'variables'));
  return [...base.members(base.member(server, 'variables'))].flatMap(([name, was]) => {
    const is = variables.get(name);
    if (!is) return [];
    const change = (effect: Change['effect'], rule: string, text: string, member: string): Change => {
      const pointer = childPointer(is.pointer, member);
      const places = { base: childPointer(was.pointer, member), revision: pointer };
      return { effect, rule, text, place: { side: 'revision', pointer }, ...places, operations };
    };
    const [had, has] = [list(was.value['enum']), list(is.value['enum'])];
    const lost = has.length > 0 ? had.filter((value) => !has.includes(value)) : [];
    const gained = had.length > 0 ? has.filter((value) => !had.includes(value)) : [];
    const changes: Change[] = [];
    if (lost.length > 0) {
      const text = `\`${name}\` of the server can no longer be ${valuesText(lost)}: requests to that address find nobody.`;
      changes.push(change('wire', 'server-variable-narrowed', text, 'enum'));
    }
    if (had.length === 0 && has.length > 0) {
      const text = `\`${name}\` of the server must be ${valuesText(has)} now (any value was right).`;
      changes.push(change('wire', 'server-variable-narrowed', text, 'enum'));
    }
    if (had.length > 0 && has.length === 0) {
      const text = `\`${name}\` of the server can be any value now, not only ${valuesText(had)}.`;
      changes.push(change('feature', 'server-variable-widened', text, 'enum'));
    }
    if (gained.length > 0) {
      const text = `\`${name}\` of the server can be ${valuesText(gained)} as well.`;
      changes.push(change('feature', 'server-variable-widened', text, 'enum'));
    }
    if (was.value['default'] !== is.value['default']) {
      const isDangerous = hostOf(String(after.value['url'])).includes(`{${name}}`);
      const text = `${isDangerous ? 'Dangerous: ' : ''}\`${name}\` of the server is ${valueText(is.value['default'])} by default now (it was ${valueText(was.value['default'])}): programs that take the default call another address, with the token of the user.`;
      changes.push({ ...change('wire', 'server-variable-default', text, 'default'), isDangerous });
    }
    return changes;
  });
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
