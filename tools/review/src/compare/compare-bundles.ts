import {
  childPointer,
  type DocumentOperation,
  isJsonObject,
  type JsonObject,
  referencesIn,
  resolvePointer,
} from '@telephony/contract';
import {
  type Breaks,
  type Change,
  changeAt,
  type Comparison,
  startComparison,
  memberAt,
  type Verdict,
} from './comparison.ts';
import { type Evidence, explainDifferences } from '../difference/explain-differences.ts';
import { inOneVersion } from '../difference/one-version.ts';
import { listDifferences } from '../difference/list-differences.ts';
import { compareOperation } from './compare-operation.ts';
import { compareSecuritySchemes } from './compare-security.ts';
import { compareServers } from './compare-servers.ts';
import { matchOperations, operationName, type PairedOperation } from './words.ts';
import { matchRenamed, mergeRenamedFields } from './renames.ts';
import { isMarked } from '../schema/compare-annotations.ts';
import { type ContractDocument, schemaSite, type Site } from '../schema/model.ts';

interface BundleComparison {
  verdict: Verdict;
  breaks: Breaks;
  changes: Change[];
}

const EFFECT_ORDER: Change['effect'][] = ['wire', 'types', 'feature', 'text'];

function rankOf({ effect, isDangerous = false }: Change): number {
  return isDangerous ? -1 : EFFECT_ORDER.indexOf(effect);
}

export function compareBundles(before: JsonObject, after: JsonObject): BundleComparison {
  const [base, revision] = inOneVersion(before, after);
  const differences = listDifferences(base, revision);
  if (differences.length === 0) return { verdict: 'none', breaks: 'none', changes: [] };
  const evidence = compareContracts(base, revision);
  const changes = [...evidence.changes, ...explainDifferences(differences, evidence)].toSorted(
    (a, b) => rankOf(a) - rankOf(b),
  );
  const effects = new Set(changes.map(({ effect }) => effect));
  return {
    verdict: verdictOf(effects),
    breaks: effects.has('wire') ? 'wire' : effects.has('types') ? 'types' : 'none',
    changes,
  };
}

// The types are published too, so that a break of types is a major change.
function verdictOf(effects: ReadonlySet<Change['effect']>): Verdict {
  if (effects.has('wire') || effects.has('types')) return 'major';
  return effects.has('feature') ? 'minor' : 'patch';
}

function compareContracts(base: JsonObject, revision: JsonObject): Evidence {
  const comparison = startComparison(base, revision);
  const { both, moved, removed, added } = matchOperations(base, revision);
  const found = mergeChanges([
    ...removed.map(removedOperation),
    ...added.map(addedOperation),
    ...moved.map(movedOperation),
    ...compareServers(comparison),
    ...compareSecuritySchemes(comparison),
    ...[...both, ...moved].flatMap((pair) => {
      const { kind } = pair.base;
      return compareOperation(comparison, { ...pair, name: operationName(pair.base), kind });
    }),
    ...compareTypes(comparison),
  ]);
  return {
    bundles: { base, revision },
    changes: mergeRenamedFields(comparison, found).map((change) => tellDeprecation(base, change)),
    compared: comparison.schemas.compared,
  };
}

function removedOperation(operation: DocumentOperation): Change {
  const text =
    operation.kind === 'webhook'
      ? 'The webhook is gone: receivers no longer get it.'
      : 'The operation is gone: requests get 404 or 405.';
  return changeAt({ base: operation.pointer }, [operationName(operation)], 'wire', 'operation-removed', text);
}

const REMOVAL = /^(?:operation-removed|parameter-removed|(?:request|response)-property-removed)$/;

function tellDeprecation(base: JsonObject, change: Change): Change {
  if (!REMOVAL.test(change.rule) || change.base === undefined) return change;
  const removed = schemaSite(resolvePointer(base, change.base), change.base);
  const isAnnounced = isMarked(base, [removed], 'deprecated');
  return isAnnounced ? change : { ...change, text: `${change.text} It was never deprecated.` };
}

function addedOperation(operation: DocumentOperation): Change {
  const at = { revision: operation.pointer };
  const text = `The ${operation.kind === 'webhook' ? 'webhook' : 'operation'} is new.`;
  return changeAt(at, [operationName(operation)], 'feature', 'operation-added', text);
}

function movedOperation({ base, revision }: PairedOperation): Change {
  const [was, is] = [operationName(base), operationName(revision)];
  const text =
    base.kind === 'webhook'
      ? `The webhook is called \`${revision.path}\` now (it was \`${base.path}\`): receivers that know the old name do not get it.`
      : `The operation is \`${is}\` now (it was \`${was}\`): requests to the old address get 404 or 405.`;
  const at = { base: base.pointer, revision: revision.pointer };
  return changeAt(at, [was], 'wire', 'operation-moved', text);
}

function mergeChanges(changes: Change[]): Change[] {
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const { effect, rule, text, place, base, revision } = change;
    const key = JSON.stringify([
      effect,
      rule,
      text,
      isShared(place.pointer) ? [place, base, revision] : place,
    ]);
    const known = merged.get(key);
    if (known) known.operations = [...new Set([...known.operations, ...change.operations])];
    else merged.set(key, { ...change });
  }
  return [...merged.values()];
}

function isShared(pointer: string): boolean {
  return pointer.startsWith('/components/');
}

function compareTypes(comparison: Comparison): Change[] {
  const { base, revision } = comparison;
  const [before, after] = [schemaComponents(base), schemaComponents(revision)];
  const referred = [base, revision].flatMap(({ bundle }) => [...referencesIn(bundle)]);
  const only = (one: Map<string, Site>, other: Map<string, Site>) =>
    [...one].flatMap(([name, site]) => (other.has(name) ? [] : [{ name, ...site }]));
  const [removed, added] = [only(before, after), only(after, before)];
  const renamed = matchRenamed(comparison, removed, added);
  const partners = new Set(renamed.values());
  const changes = removed.map((type): Change => {
    const now = renamed.get(type);
    const fate = now ? `called \`${now.name}\` now` : 'gone';
    const text = `The type \`${type.name}\` is ${fate}: code that imports it does not compile.`;
    const at = { base: type.pointer, revision: now?.pointer };
    return changeAt(at, [], 'types', now ? 'type-renamed' : 'type-removed', text);
  });
  return [
    ...changes,
    ...[...before].flatMap(([name, was]) => compareDefinitions(name, was, after.get(name), referred)),
    // Requests and responses report what is new; a name alone adds nothing.
    ...added.flatMap((type) => {
      const text = `The type \`${type.name}\` can be imported (new).`;
      return partners.has(type) ? [] : [changeAt({ revision: type.pointer }, [], 'text', 'type-added', text)];
    }),
  ];
}

function compareDefinitions(
  name: string,
  was: Site,
  is: Site | undefined,
  referred: readonly string[],
): Change[] {
  if (!is) return [];
  const [had, has] = [was, is].map(({ value }) => new Set(Object.keys(value['$defs'] ?? {})));
  if (!had || !has) return [];
  const isReferred = (key: string) => referred.includes(`#/components/schemas/${name}/$defs/${key}`);
  if (![...had.symmetricDifference(has)].some(isReferred)) return [];
  const text = `The type \`${name}\` has other \`$defs\`, which are members of the type: code that builds or reads it does not compile.`;
  return [changeAt(memberAt(was, is, '$defs'), [], 'types', 'type-definitions-changed', text)];
}

function schemaComponents({ bundle }: ContractDocument): Map<string, Site> {
  const { components } = bundle;
  const schemas =
    isJsonObject(components) && isJsonObject(components['schemas']) ? components['schemas'] : {};
  // A component with a `$ref` is also exported.
  return new Map(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      { value: isJsonObject(schema) ? schema : {}, pointer: childPointer('/components/schemas', name) },
    ]),
  );
}
