import { childPointer } from '@telephony/contract';
import type { Site } from '../schema/contract-document.ts';
import type { Change, Effect } from './change.ts';
import type { Comparison } from './comparison.ts';
import { hostOf } from './host-of.ts';
import { valuesText, valueText } from './words.ts';

/** The addresses of a flow of OAuth 2. */
const ADDRESSES = ['authorizationUrl', 'tokenUrl', 'refreshUrl'];

/** The changes of how a token is had by OAuth 2: the flows, their addresses and the scopes that they give. */
export function compareFlows(comparison: Comparison, name: string, was: Site, is: Site): Change[] {
  const before = comparison.base.members(comparison.base.member(was, 'flows'));
  const after = comparison.revision.members(comparison.revision.member(is, 'flows'));
  const change = (effect: Effect, text: string, base: string, revision: string): Change => ({
    effect,
    rule: 'security-flow-changed',
    text,
    place: { side: 'revision', pointer: revision },
    base,
    revision,
    operations: [],
  });
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((flow): Change[] => {
    const [old, now] = [before.get(flow), after.get(flow)];
    const subject = `The flow \`${flow}\` of the security scheme \`${name}\``;
    const at = (site: Site | undefined, other: Site) =>
      site?.pointer ?? childPointer(childPointer(other.pointer, 'flows'), flow);
    if (!old) return [change('feature', `${subject} is new.`, at(old, was), at(now, is))];
    if (!now) {
      const text = `${subject} is gone: programs that get their tokens by it get none.`;
      return [change('wire', text, at(old, was), at(now, is))];
    }
    const places = (member: string) =>
      [childPointer(old.pointer, member), childPointer(now.pointer, member)] as const;
    const addresses = ADDRESSES.flatMap((member): Change[] => {
      const [from, to] = [addressIn(old, member), addressIn(now, member)];
      if (from === to) return [];
      if (from === undefined)
        return [change('feature', `${subject} has \`${member}\` ${valueText(to)} (new).`, ...places(member))];
      const isDangerous = to !== undefined && hostOf(from) !== hostOf(to);
      const danger = isDangerous ? 'Dangerous: credentials are sent to another host. ' : '';
      const fate = to === undefined ? 'gone' : `${valueText(to)} now`;
      const text = `${danger}\`${member}\` of the flow \`${flow}\` of the security scheme \`${name}\` is ${fate} (it was ${valueText(from)}): programs that ask there get no token.`;
      return [{ ...change('wire', text, ...places(member)), isDangerous }];
    });
    const [had, has] = [scopesOf(old), scopesOf(now)];
    const lost = had.filter((scope) => !has.includes(scope));
    const gained = has.filter((scope) => !had.includes(scope));
    return [
      ...addresses,
      ...(lost.length > 0
        ? [
            change(
              'wire',
              `${subject} no longer gives ${valuesText(lost)}: programs that ask for it get no token.`,
              ...places('scopes'),
            ),
          ]
        : []),
      ...(gained.length > 0
        ? [change('feature', `${subject} gives ${valuesText(gained)} as well.`, ...places('scopes'))]
        : []),
    ];
  });
}

/** The names of the scopes of a flow; what they are for is words. */
function scopesOf({ value }: Site): string[] {
  return Object.keys(value['scopes'] ?? {});
}

function addressIn({ value }: Site, member: string): string | undefined {
  const address = value[member];
  return typeof address === 'string' ? address : undefined;
}
