import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import {
  type Change,
  changeAt,
  type Comparison,
  type Effect,
  memberAt,
  pairMembers,
  type OperationPair,
  pairByName,
  type Places,
} from './comparison.ts';
import { type ContractDocument, itemsIn, type Site } from '../schema/model.ts';
import { valuesText, valueText } from './words.ts';
import { hostOf } from './compare-servers.ts';

type Requirement = Map<string, string[]>;

export function compareSecurity({ base, revision }: Comparison, pair: OperationPair): Change[] {
  if (pair.kind === 'webhook') return compareOwnSecurity(pair);
  const before = effectiveSecurity(base.bundle, pair.base);
  const after = effectiveSecurity(revision.bundle, pair.revision, renamedSchemes(base, revision));
  const lost = before.requirements.filter((was) => !after.requirements.some((is) => suffices(was, is)));
  const gained = after.requirements.filter((is) => !before.requirements.some((was) => suffices(is, was)));
  const at = { base: before.pointer, revision: after.pointer };
  // If something is lost, the same place shows what replaces it.
  if (lost.length === 0)
    return gained.map((requirement) => {
      const text =
        requirement.size === 0
          ? 'Credentials are no longer needed.'
          : `${requirementName(requirement)} is taken as well.`;
      return changeAt(at, [pair.name], 'feature', 'security-widened', text);
    });
  return lost.map((requirement) => {
    const text =
      requirement.size === 0
        ? 'Credentials are needed now: requests without them get 401.'
        : `${requirementName(requirement)} no longer suffices: requests with nothing else get 401.`;
    return changeAt(at, [pair.name], 'wire', 'security-narrowed', text);
  });
}

function compareOwnSecurity({ base, revision, name }: OperationPair): Change[] {
  const [was, is] = [base.value['security'], revision.value['security']];
  if (isDeepStrictEqual(was ?? [], is ?? [])) return [];
  const text =
    'The credentials that the platform sends are others (`security`): receivers that check them refuse the event.';
  return [changeAt(memberAt(base, revision, 'security'), [name], 'wire', 'webhook-security-changed', text)];
}

function renamedSchemes(base: ContractDocument, revision: ContractDocument): ReadonlyMap<string, string> {
  const [before, after] = [schemeSites(base), schemeSites(revision)];
  const gone = [...before].filter(([name]) => !after.has(name));
  return new Map(
    [...after]
      .filter(([name]) => !before.has(name))
      .flatMap(([name, is]) => {
        const old = gone.find(([, was]) => isDeepStrictEqual(withoutText(was), withoutText(is)));
        return old ? [[name, old[0]] as const] : [];
      }),
  );
}

function withoutText({ value: { description: _description, ...rest } }: Site): JsonObject {
  return rest;
}

function effectiveSecurity(
  bundle: JsonObject,
  { value, pointer }: OperationPair['base'],
  names: ReadonlyMap<string, string> = new Map(),
) {
  const owner = [
    { value, pointer },
    { value: bundle, pointer: '' },
  ].find((one) => Array.isArray(one.value['security']));
  const requirements = itemsIn(owner?.value['security'])
    .filter((item) => isJsonObject(item))
    .map((item) => readRequirement(item, names));
  return {
    requirements: requirements.length > 0 ? requirements : [new Map<string, string[]>()],
    pointer: owner ? childPointer(owner.pointer, 'security') : pointer,
  };
}

function readRequirement(item: JsonObject, names: ReadonlyMap<string, string>): Requirement {
  return new Map(
    Object.entries(item).map(([name, scopes]) => [names.get(name) ?? name, itemsIn(scopes).map(String)]),
  );
}

function suffices(given: Requirement, needed: Requirement): boolean {
  return [...needed].every(
    ([name, scopes]) => scopes.every((scope) => given.get(name)?.includes(scope)) && given.has(name),
  );
}

function requirementName(requirement: Requirement): string {
  return [...requirement]
    .map(([name, scopes]) => `\`${name}\`${scopes.length > 0 ? ` (${scopes.join(', ')})` : ''}`)
    .join(' with ');
}

const SCHEME_MEMBERS = ['type', 'scheme', 'in', 'name', 'openIdConnectUrl'];

export function compareSecuritySchemes(comparison: Comparison): Change[] {
  const { base, revision } = comparison;
  const after = schemeSites(revision);
  return [...schemeSites(base)].flatMap(([name, was]) => {
    const is = after.get(name);
    if (!is) return [];
    const members = SCHEME_MEMBERS.flatMap((member): Change[] => {
      if (isDeepStrictEqual(schemeMember(was, member), schemeMember(is, member))) return [];
      const values = `${valueText(is.value[member])} now (it was ${valueText(was.value[member])})`;
      const text = `\`${member}\` of the security scheme \`${name}\` is ${values}: credentials that are sent the old way are not found.`;
      return [changeAt(memberAt(was, is, member), [], 'wire', 'security-scheme-changed', text)];
    });
    return [...members, ...compareFlows(comparison, name, was, is)];
  });
}

function schemeMember({ value }: Site, member: string): unknown {
  const { [member]: written } = value;
  const isAnyCase = member === 'scheme' || (member === 'name' && value['in'] === 'header');
  return isAnyCase && typeof written === 'string' ? written.toLowerCase() : written;
}

function schemeSites(document: ContractDocument): Map<string, Site> {
  const components = document.member({ value: document.bundle, pointer: '' }, 'components');
  return document.members(components && document.member(components, 'securitySchemes'));
}

const FLOW_ADDRESSES = ['authorizationUrl', 'tokenUrl', 'refreshUrl'];

function compareFlows(comparison: Comparison, name: string, was: Site, is: Site): Change[] {
  const [before, after] = pairMembers(comparison, was, is, 'flows');
  const tell = (at: Places, effect: Effect, text: string): Change =>
    changeAt(at, [], effect, 'security-flow-changed', text);
  return pairByName(before, after).flatMap(([flow, old, now]): Change[] => {
    const subject = `The flow \`${flow}\` of the security scheme \`${name}\``;
    const whole = { base: `${was.pointer}/flows`, revision: `${is.pointer}/flows` };
    if (!old) return [tell({ ...whole, revision: now?.pointer }, 'feature', `${subject} is new.`)];
    if (!now) {
      const text = `${subject} is gone: programs that get their tokens by it get none.`;
      return [tell({ ...whole, base: old.pointer }, 'wire', text)];
    }
    const addresses = FLOW_ADDRESSES.flatMap((member): Change[] => {
      const [from, to] = [flowAddress(old, member), flowAddress(now, member)];
      const at = memberAt(old, now, member);
      if (from === to) return [];
      if (from === undefined)
        return [tell(at, 'feature', `${subject} has \`${member}\` ${valueText(to)} (new).`)];
      const isDangerous = to !== undefined && hostOf(from) !== hostOf(to);
      const danger = isDangerous ? 'Dangerous: credentials are sent to another host. ' : '';
      const fate = to === undefined ? 'gone' : `${valueText(to)} now`;
      const text = `${danger}\`${member}\` of the flow \`${flow}\` of the security scheme \`${name}\` is ${fate} (it was ${valueText(from)}): programs that ask there get no token.`;
      return [{ ...tell(at, 'wire', text), isDangerous }];
    });
    const [had, has] = [flowScopes(old), flowScopes(now)];
    const lost = had.filter((scope) => !has.includes(scope));
    const gained = has.filter((scope) => !had.includes(scope));
    const scopes = memberAt(old, now, 'scopes');
    const losing = `${subject} no longer gives ${valuesText(lost)}: programs that ask for it get no token.`;
    return [
      ...addresses,
      ...(lost.length > 0 ? [tell(scopes, 'wire', losing)] : []),
      ...(gained.length > 0
        ? [tell(scopes, 'feature', `${subject} gives ${valuesText(gained)} as well.`)]
        : []),
    ];
  });
}

function flowScopes({ value }: Site): string[] {
  return Object.keys(value['scopes'] ?? {});
}

function flowAddress({ value }: Site, member: string): string | undefined {
  const address = value[member];
  return typeof address === 'string' ? address : undefined;
}
