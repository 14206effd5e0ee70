import { isDeepStrictEqual } from 'node:util';
import { childPointer, isJsonObject, type JsonObject } from '@telephony/contract';
import type { Change } from './change.ts';
import type { Comparison, OperationPair } from './comparison.ts';

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
