import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import type { Change, Comparison, Effect, OperationPair } from './comparison.ts';
import type { ContractDocument, Site } from '../schema/sites.ts';
import { valuesText, valueText } from './words.ts';
import { hostOf } from './compare-servers.ts';

/** Scheme names with the scopes that each needs; without names, no credentials are needed. */
type Requirement = Map<string, string[]>;

/** The changes of who may call an operation, wherever its security is written. */
export function compareSecurity({ base, revision }: Comparison, pair: OperationPair): Change[] {
  if (pair.kind === 'webhook') return compareOwnSecurity(pair);
  const before = effective(base.bundle, pair.base);
  const after = effective(revision.bundle, pair.revision, schemeNames(base.bundle, revision.bundle));
  const common = {
    place: { side: 'revision', pointer: after.pointer } as const,
    base: before.pointer,
    revision: after.pointer,
    operations: [pair.name],
  };
  const lost = before.requirements.filter((was) => !after.requirements.some((is) => suffices(was, is)));
  const gained = after.requirements.filter((is) => !before.requirements.some((was) => suffices(is, was)));
  const changes = lost.map((requirement): Change => {
    const text =
      requirement.size === 0
        ? 'Credentials are needed now: requests without them get 401.'
        : `${nameOf(requirement)} no longer suffices: requests with nothing else get 401.`;
    return { effect: 'wire', rule: 'security-narrowed', text, ...common };
  });
  // Where something is lost, what came instead is in the same place of the contract.
  if (changes.length > 0) return changes;
  return gained.map((requirement): Change => {
    const text =
      requirement.size === 0
        ? 'Credentials are no longer needed.'
        : `${nameOf(requirement)} is taken as well.`;
    return { effect: 'feature', rule: 'security-widened', text, ...common };
  });
}

/** What a webhook says of the credentials that the platform sends; that of the whole contract is about callers. */
function compareOwnSecurity({ base, revision, name }: OperationPair): Change[] {
  const [was, is] = [base.value['security'], revision.value['security']];
  if (isDeepStrictEqual(was ?? [], is ?? [])) return [];
  const at = {
    base: childPointer(base.pointer, 'security'),
    revision: childPointer(revision.pointer, 'security'),
  };
  return [
    {
      effect: 'wire',
      rule: 'webhook-security-changed',
      text: 'The credentials that the platform sends are others (`security`): receivers that check them refuse the event.',
      place: { side: 'revision', pointer: at.revision },
      ...at,
      operations: [name],
    },
  ];
}

/** What the schemes of the revision were called in the base, where they only have another name. */
function schemeNames(base: JsonObject, revision: JsonObject): ReadonlyMap<string, string> {
  const [before, after] = [schemesOf(base), schemesOf(revision)];
  const gone = [...before].filter(([name]) => !after.has(name));
  return new Map(
    [...after]
      .filter(([name]) => !before.has(name))
      .flatMap(([name, scheme]) => {
        const old = gone.find(([, other]) => isDeepStrictEqual(other, scheme));
        return old ? [[name, old[0]] as const] : [];
      }),
  );
}

function schemesOf({ components }: JsonObject): Map<string, JsonObject> {
  const schemes = isJsonObject(components) ? components['securitySchemes'] : undefined;
  return new Map(
    Object.entries(isJsonObject(schemes) ? schemes : {}).map(([name, scheme]) => {
      const { description: _description, ...rest } = isJsonObject(scheme) ? scheme : {};
      return [name, rest];
    }),
  );
}

function effective(
  bundle: JsonObject,
  { value, pointer }: OperationPair['base'],
  names: ReadonlyMap<string, string> = new Map(),
) {
  const own = value['security'];
  const list: unknown[] = Array.isArray(own)
    ? own
    : Array.isArray(bundle['security'])
      ? bundle['security']
      : [];
  const requirements = list.filter((item) => isJsonObject(item)).map((item) => readRequirement(item, names));
  return {
    requirements: requirements.length > 0 ? requirements : [new Map<string, string[]>()],
    pointer: Array.isArray(own)
      ? childPointer(pointer, 'security')
      : Array.isArray(bundle['security'])
        ? '/security'
        : pointer,
  };
}

function readRequirement(item: JsonObject, names: ReadonlyMap<string, string>): Requirement {
  return new Map(
    Object.entries(item).map(([name, scopes]) => [
      names.get(name) ?? name,
      Array.isArray(scopes) ? scopes.map(String) : [],
    ]),
  );
}

/** Whether credentials for `given` are enough where `needed` is asked for. */
function suffices(given: Requirement, needed: Requirement): boolean {
  return [...needed].every(
    ([name, scopes]) => scopes.every((scope) => given.get(name)?.includes(scope)) && given.has(name),
  );
}

function nameOf(requirement: Requirement): string {
  return [...requirement]
    .map(([name, scopes]) => `\`${name}\`${scopes.length > 0 ? ` (${scopes.join(', ')})` : ''}`)
    .join(' with ');
}

/** What of a security scheme a client has to know; scopes are compared where they are asked for. */
const MEMBERS = ['type', 'scheme', 'in', 'name', 'openIdConnectUrl'];

/** The changes of how credentials are sent. */
export function compareSecuritySchemes(comparison: Comparison): Change[] {
  const { base, revision } = comparison;
  const after = schemeSites(revision);
  return [...schemeSites(base)].flatMap(([name, was]) => {
    const is = after.get(name);
    if (!is) return [];
    const members = MEMBERS.flatMap((member): Change[] => {
      if (isDeepStrictEqual(writtenIn(was, member), writtenIn(is, member))) return [];
      const values = `${valueText(is.value[member])} now (it was ${valueText(was.value[member])})`;
      const pointer = childPointer(is.pointer, member);
      return [
        {
          effect: 'wire',
          rule: 'security-scheme-changed',
          text: `\`${member}\` of the security scheme \`${name}\` is ${values}: credentials that are sent the old way are not found.`,
          place: { side: 'revision', pointer },
          base: childPointer(was.pointer, member),
          revision: pointer,
          operations: [],
        },
      ];
    });
    return [...members, ...compareFlows(comparison, name, was, is)];
  });
}

/** A part of a scheme as it works: HTTP compares the names of its schemes and headers without regard to case. */
function writtenIn({ value }: Site, member: string): unknown {
  const { [member]: written } = value;
  const isAnyCase = member === 'scheme' || (member === 'name' && value['in'] === 'header');
  return isAnyCase && typeof written === 'string' ? written.toLowerCase() : written;
}

function schemeSites(document: ContractDocument): Map<string, Site> {
  const components = document.member({ value: document.bundle, pointer: '' }, 'components');
  return document.members(components && document.member(components, 'securitySchemes'));
}

/** The addresses of a flow of OAuth 2. */
const ADDRESSES = ['authorizationUrl', 'tokenUrl', 'refreshUrl'];

/** The changes of how a token is had by OAuth 2: the flows, their addresses and the scopes that they give. */
function compareFlows(comparison: Comparison, name: string, was: Site, is: Site): Change[] {
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
